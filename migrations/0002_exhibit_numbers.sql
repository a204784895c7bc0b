-- An exhibit is a question's number or a message's, so its number is called that in every stored ruling.
UPDATE `verdicts` SET `finding` = json_set(
  `finding`,
  '$.exhibits',
  json((
    SELECT json_group_array(json_object('number', json_extract(`value`, '$.question'), 'seat', json_extract(`value`, '$.seat')))
    FROM json_each(`finding`, '$.exhibits')
  ))
) WHERE json_extract(`finding`, '$.exhibits[0].question') IS NOT NULL;
