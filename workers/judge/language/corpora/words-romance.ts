/** Words of complaints in Romance languages, as they are written; see `foldWords` for how they are compared. */
export const ROMANCE_WORDS = {
  es: `el la los las un una unos unas lo le les se me te nos mi mis tu tus su sus mío mía yo él ella ellos ellas nosotros usted
ustedes de del al a en con sin por para que qué como cómo cuando cuándo donde dónde quien quién porque pero y o ni si sí no ya
muy más menos también tampoco siempre nunca jamás todavía aún hoy ayer mañana noche noches día días vez veces semana semanas
año años todo toda todos todas nada nadie algo alguien otro otra cada mismo misma este esta esto ese esa eso aquel es son era
está están estaba ser estar fue ha han había hay tiene tienen tengo tenía hace hacen hizo hago dice dicen dijo digo va van
voy fue quiere quiero puede puedo deja dejan dejó come comen comió comido bebe bebió usa usó pone puso roba robó quita quitó
llega llegó llegan ronca paga pagó debe debía sabe sabía duerme lava limpia cocina grita habla mira ve vio saca sacó tira
cree prometió devuelve devolvió gasta gastó rompió perdió olvidó responde contesta compañero compañera piso casa cuarto
habitación cama baño cocina nevera refri platos ropa basura perro gato coche carro comida cena almuerzo desayuno leche pan
queso hermano hermana madre padre mamá papá hijo hija novio novia marido esposa esposo mujer amigo amiga vecino vecina jefe
primo prima tío tía abuela suegra wey güey tío pa xq q pq tmb cosas cosa tarde temprano último última pedazo favor dinero
ruido música luz volumen puerta teléfono móvil celular cargador mensaje mensajes cumpleaños juego trampa culpa verdad mentira
sobre aunque has escribe escribió regla cara venir juicio escuchar historia algún pedido perdón dentro mes minutos diez podía
arreglar juez mayoría habría dejado pasar versión peores manera desde fuera contado ganado discusión crees vas ganar poco
levantaste voz alguna equivocado así sigue pregunta cierto forma justa decirlo buena respuesta
moneda primera segunda idea opción eligiera elegirías alivio valor`,
  pt: `o os a as um uma uns umas lhe me te se nos meu meus minha minhas teu tua seu seus sua suas dele dela deles eu ele ela
eles elas nós você vocês vc vcs a gente de do da dos das em no na nos nas com sem por pelo pela para pra pro que quê como quando
onde quem porque pq mas e ou nem se sim não nao n já muito muita mais menos também tambem tb sempre nunca jamais ainda hoje
ontem amanhã noite noites dia dias vez vezes semana semanas ano anos tudo todo toda todos todas nada ninguém alguém algo outro
outra cada mesmo mesma este esta isto esse essa isso aquele é são era está estava estão ser foi foram há tem têm tenho tinha
faz fazem fez faço diz dizem disse digo vai vão vou quer quero pode posso deixa deixou deixam come comeu comem comido bebe
bebeu usa usou põe roubou rouba pega pegou tirou chega chegou ronca paga pagou deve devia sabe sabia dorme lava lavar limpa
cozinha grita fala olha vê viu joga jogou acha prometeu devolve devolveu gasta quebrou perdeu esqueceu responde colega
apartamento casa quarto cama banheiro geladeira frigorífico louça roupa lixo cachorro cão gato carro comida jantar almoço
leite pão queijo irmão irmã mãe pai filho filha namorado namorada marido esposa mulher amigo amiga vizinho vizinha chefe primo
prima tio tia avó sogra cara mano galera coisa coisas tarde cedo último última pedaço dinheiro barulho música luz porta
celular telemóvel carregador mensagem mensagens aniversário jogo culpa verdade mentira agora só até depois antes aí tá né
sobre havia regra escreve combinado falou vir aqui ouvir história graça fosse pediu desculpa daqui mês minutos dez resolver
juiz maioria pessoas teria deixado passar lado houve pior maneira fora contou ganhou discussão fundo levantou voz pouco
perder ganhar olhos enganou assim continua pergunta forma dizer boa resposta
moeda primeira segunda ideia opção escolheria escolhesse alívio coragem sobretudo agradar pareceria soubesse`,
  fr: `le la les l un une des du de d au aux en dans sur sous avec sans pour par chez ce cet cette ces mon ma mes ton ta tes
son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te t se s lui y qui que qu quoi dont où
quand comment pourquoi parce car mais et ou ni si oui non ne n pas plus moins jamais toujours encore aussi très trop déjà
souvent tout toute tous toutes rien personne quelqu quelque chose choses autre autres chaque même mêmes hier aujourd hui
demain soir matin nuit nuits jour jours fois semaine semaines mois an ans année est sont était étaient être suis es a ai as
ont avait avoir fait font faire fais dit disent dire va vont vais aller veut veux peut peux doit dois laisse laissé laissent
mange mangé mangent manger bu boit boire utilise pris prend prendre met mis mettre vole volé pique piqué arrive arrivé ronfle
paye payé paie sait savait dort lave cuisine crie parle regarde vu voit jette croit promis rend rendu casse cassé perdu
oublié oublie répond coloc colocataire colocation appart appartement maison chambre lit salle bain frigo vaisselle linge
poubelle poubelles chien chat voiture bouffe repas dîner déjeuner lait pain fromage frère soeur sœur mère père maman papa fils
fille copain copine mari femme ami amie amis voisin voisine patron chef cousin cousine oncle tante grand belle mec meuf gars
truc trucs tard tôt dernier dernière morceau part argent bruit musique lumière porte téléphone chargeur message messages
anniversaire jeu triche faute vérité c ça ca qd pcq jsuis mdr chui depuis avant après quand alors donc ici là bas
règle dessus écrit ajoute demande face journée écouter histoire serait pardon dix minutes suffi dedans régler juge plupart
gens auraient passer version pire autrement broutille raconté raconterait gagné dispute peu voix perds penses vas gagner yeux
tort vrai façon honnête bonne question réponse
pièce première deuxième idée option choisirais courage`,
  it: `il lo la i gli le l un uno una un del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei
nelle sul sulla con senza per da di in su tra fra mio mia miei mie tuo tua suo sua suoi sue nostro nostra loro io tu lui lei
noi voi mi ti si ci vi ne che chi cosa come quando dove perché perche però ma e ed o né se sì non più piu meno anche sempre
mai ancora già gia molto troppo tutto tutta tutti tutte niente nulla nessuno qualcuno qualcosa altro altra ogni stesso stessa
questo questa questi quello quella oggi ieri domani sera notte notti giorno giorni volta volte settimana settimane mese mesi
anno anni è sono era erano essere sta stanno stava ha hanno ho hai aveva avere fa fanno fare faccio fatto dice dicono dire
detto va vanno vado andare vuole voglio può posso deve devo lascia lasciato lasciano mangia mangiato mangiano mangiare beve
bevuto usa usato mette messo ruba rubato preso prende arriva arrivato russa paga pagato sa sapeva dorme lava pulisce cucina
urla parla guarda visto vede butta crede promesso restituisce restituito rotto perso dimenticato dimentica risponde
coinquilino coinquilina casa camera stanza letto bagno cucina frigo frigorifero piatti panni spazzatura cane gatto macchina
cibo cena pranzo colazione latte pane formaggio fratello sorella madre padre mamma papà figlio figlia ragazzo ragazza
fidanzato fidanzata marito moglie amico amica vicino vicina capo cugino cugina zio zia nonna suocera roba cose tardi presto
ultimo ultima pezzo fetta soldi rumore musica luce porta telefono cellulare caricatore messaggio messaggi compleanno gioco
colpa verità bugia nn xké cmq poi prima dopo quindi solo qui lì
regola accordo faccia venire processo giornata qualche storia riso almeno chiesto scusa ridere dieci minuti bastati sarebbero
poteva risolvere giudice maggior parte gente avrebbe peggio stato modo fuori sciocchezza raccontato qualcun discussione
doccia divertendo alzato voce pensi vincere occhi torto così scrive continua chiede vero onesto dirlo domanda buona risposta
perdi
moneta prime seconda idea possibilità sarebbe sollievo sceglieresti scegliesse coraggio sapesse dovere piacere soprattutto`,
  ro: `și si un o niște al a ai ale lui ei lor meu mea mei mele tău ta său sa sau săi sale eu tu el ea noi voi ei ele îmi mi îi
îl o le se ne vă mă ma te pe de la în in cu fără fara pentru din despre prin care ce cine cum când cand unde pentru că ca dacă
daca dar sau nici nu da mai foarte mult multe prea tot toată toata toți toate mereu niciodată niciodata întotdeauna încă inca
deja azi ieri mâine seara noapte zi zile dată data ori săptămână luni an ani este e sunt era au am ai are aveau avea fi fost
face fac făcut facut zice spune zis spus merge vrea vreau poate pot lasă lasa lăsat mănâncă mananca mâncat mancat mi-a bea băut
folosește foloseste ia luat pune pus fură fura furat vine venit întârzie sforăie sforaie plătește platit știe stie doarme spală
spala curăță gătește strigă vorbește crede promis înapoi inapoi colegul colega coleg apartament casă casa cameră camera pat
baie bucătărie frigider vasele vase haine gunoiul gunoi câine pisică mașina masina mâncare mancare mâncarea cina prânz lapte
pâine brânză frate fratele sora soră mama tata fiul fiica iubitul iubita prietenul prietena soțul soția vecinul vecina șeful
lucruri târziu tarziu ultima ultimul bucată bucata felie bani zgomot muzica lumina ușa telefonul încărcătorul mesaje`,
  ca: `el la els les l un una uns unes del dels al als pel amb sense per a en de d meu meva meus meves teu teva seu seva jo tu
ell ella nosaltres vosaltres ells elles em et es ens us li hi ho que qui què com quan on perquè però i o ni si no més menys
també sempre mai encara ja molt massa tot tota tots totes res ningú algú altre altra cada mateix aquest aquesta aquell això
allò avui ahir demà nit nits dia dies vegada vegades setmana mes any anys és són era estava ser està ha han he havia té tenen
tinc fa fan fet diu diuen dit va van vol vull pot puc deu deixa deixat menja menjat s'ha beu fa servir posa robat agafa arriba
ronca paga sap dorm renta cuina crida parla mira company companya pis casa habitació llit bany cuina nevera plats roba
escombraries gos gat cotxe menjar sopar dinar esmorzar llet pa formatge germà germana mare pare fill filla xicot xicota nòvio
marit dona amic amiga veí veïna cap cosí tard última últim tros diners soroll música llum porta mòbil carregador aniversari`,
} as const;
