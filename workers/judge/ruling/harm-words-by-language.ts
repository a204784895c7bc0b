import type { Harm } from "./harm-words";

/**
 * What makes a punishment harmful in languages other than English: words and phrases without accents, divided by `|`; a
 * `*` stands for any ending, `~` for up to three words between. The same rule as in English: what is done decides, so a
 * letter about the wine passes and a glass of it does not.
 */
const WORDS: Readonly<Record<string, Readonly<Partial<Record<Harm, string>>>>> = {
  es: {
    money:
      "paga* ~ euros|pagar|pagara|paga ~ cena|paga ~ cuenta|invita* ~ cenar|compra|comprar|comprara|dona ~ euros|donara|donar|transfier*|dinero|multa de|euros|pesos|tarjeta regalo",
    food_denial:
      "sin cenar|sin comer|sin desayunar|sin almorzar|sin postre|saltarse ~ cena|ayuna*|no come|no comera|no podra comer|pasa* hambre|solo pan y agua",
    humiliation:
      "de rodillas|arrodill*|humill*|lame|lamer*|besa* ~ pies|a cuatro patas|arrastr*|en publico|afeit*|idiota|estupid*|inutil",
    third_parties:
      "instagram|tiktok|redes sociales|su jefe|su jefa|su madre|su padre|su suegra|sus padres|los vecinos|un desconocido|una desconocida|su ex|sus amigos|grupo de whatsapp",
    substances:
      "bebe* ~ cerveza*|bebe* ~ vino|bebe* ~ tequila|chupito*|emborrach*|fuma*|alcohol|pastillas|droga*|marihuana",
    danger:
      "cuchillo*|descalz* ~ nieve|salta* desde|tejado|agua helada|sin dormir|toda la noche despierto|golpea*|abofete*|bofetada|pega* a|fuego|duerm* ~ suelo|conduc* con los ojos",
    sexual: "desnud*|striptease|sexo|sexual*|sexy|beso apasionado|ropa interior|masaje*",
    illegal: "robar|robara|roba ~ tienda|contrasena*|lee* ~ mensajes|hackea*|espia*|falsific*|faltar al trabajo",
    too_long:
      "una semana|un mes|un ano|cada dia|todos los dias|cada noche|todas las noches|cada manana|para siempre|nunca mas|tres dias|dos semanas|toda la semana|siempre que",
  },
  fr: {
    money:
      "paie* ~ euros|payer|paiera|paye*|rembours*|achete*|acheter|offr* ~ restaurant|invite* ~ restaurant|verse* ~ euros|don a une|euros|argent|carte cadeau|amende",
    food_denial:
      "sans diner|sans manger|sans dessert|sans dejeuner|saut* ~ repas|saut* le diner|saut* le dejeuner|jeune* jusqu|jeuner|prive* de|ne mange*|ne mangera|pain sec|meurt de faim",
    humiliation:
      "a genoux|agenouill*|humili*|lech*|baise* ~ pieds|embrasse* ~ pieds|a quatre pattes|rampe*|en public|ras* ~ sourcil*|ras* ~ tete|idiot*|imbecile*|stupid*|minable",
    third_parties:
      "instagram|tiktok|facebook|reseaux sociaux|son patron|sa patronne|sa mere|son pere|sa belle mere|ses parents|ses amis|aux voisins|les voisins|un inconnu|une inconnue|son ex",
    substances:
      "boi* ~ biere*|boi* ~ vin|boi* ~ vodka|shots de|cul sec|alcool|se saoul*|fume*|fumer|cigarette*|drogue*|somnifere*|medicament*",
    danger:
      "couteau*|couteaux|pieds nus|saute* du|toit|eau glacee|bain glace|sans dormir|nuit blanche|gifl*|frapper|frappera|bruler|brulera|feu|dor* ~ sol|yeux fermes en|retien* ~ souffle",
    sexual: "nu|nue|nus|strip tease|striptease|sexe|sexuel*|sous vetements|lingerie|baiser passionne|massage*",
    illegal: "vole*|voler|mot de passe|mots de passe|lit ~ messages|pirat*|espionn*|falsifi*|arret maladie",
    too_long:
      "une semaine|un mois|un an|chaque jour|tous les jours|chaque soir|tous les soirs|chaque matin|tous les matins|pour toujours|plus jamais|trois jours|toute la semaine|deux semaines|a vie",
  },
  de: {
    money:
      "zahl*|bezahl*|kauf*|ueberweis*|uberweis*|spende*|euro|geld|gutschein|geldstrafe|ladt ~ essen ein|restaurantrechnung|erstatte*",
    food_denial:
      "ohne abendessen|ohne fruhstuck|ohne essen|ohne mittagessen|ohne nachtisch|faste*|hunger*|isst nichts|nichts essen|darf nicht essen|verzichtet auf das abendessen|verzichtet auf ~ essen|nur wasser und brot",
    humiliation:
      "auf knien|auf den knien|auf die knie|kniet|niederknie*|demutig*|erniedrig*|leckt|fusse kussen|kusst ~ fusse|kriech*|auf allen vieren|offentlich|rasier*|idiot*|dummkopf|blod*|wertlos*",
    third_parties:
      "instagram|tiktok|facebook|soziale medien|sozialen medien|chef|chefin|seine mutter|ihre mutter|seiner mutter|ihrer mutter|schwiegermutter|eltern|nachbarn|fremden|ex freund*|ex an|seiner ex|ihrem ex|freunden",
    substances:
      "trinkt ~ bier|trinkt ~ wein|trinkt ~ schnaps|schnaps|alkohol*|wodka|betrink*|raucht|zigarette*|drogen|schlaftabletten|tabletten",
    danger:
      "messer*|barfuss|springt vom|springt von|dach|eiswasser|eisbad|kalt duschen|ohne schlaf|die ganze nacht|ohrfeig*|schlagt ~ ins gesicht|schlagen lassen|feuer|brennend*|schlaft auf dem boden|geschlossenen augen ~ fahr*|luft anhalten|halt die luft an|liegestutze",
    sexual: "nackt*|striptease|strippt|sex|sexuell*|unterwasche|leidenschaftlich ~ kuss*|massage*|massier*|entkleid*",
    illegal:
      "stiehlt|stehlen|klaut|klauen|passwort|passworter|liest ~ nachrichten|hackt|hacken|spionier*|falsch*|meldet sich krank|krankmelden|einbrech*",
    too_long:
      "eine woche|einen monat|ein jahr|jeden tag|jeden abend|jeden morgen|taglich|wochentlich|fur immer|nie wieder|drei tage|zwei wochen|die ganze woche|ab jetzt immer|lebenslang",
  },
  pt: {
    money:
      "paga* ~ reais|paga* ~ euros|pagar|pagara|paga ~ jantar|paga ~ conta|compra|comprar|comprara|transfere|transferir*|doa|doara|doar|dinheiro|reais|euros|multa|vale presente|pix",
    food_denial:
      "sem jantar|sem comer|sem almoco|sem almocar|sem sobremesa|sem cafe da manha|pula* o jantar|jejua*|jejum|nao come|nao comera|nao pode comer|passa* fome|so pao e agua",
    humiliation:
      "de joelhos|ajoelh*|humilh*|lamb*|beija* ~ pes|de quatro|rasteja*|em publico|raspa* ~ cabeca|raspa* ~ sobrancelha*|idiota|estupid*|inutil",
    third_parties:
      "instagram|tiktok|facebook|redes sociais|seu chefe|sua chefe|sua mae|seu pai|sua sogra|seus pais|os vizinhos|aos vizinhos|um desconhecido|um estranho|sua ex|seu ex|seus amigos|grupo da familia|grupo do whatsapp",
    substances:
      "bebe* ~ cerveja*|bebe* ~ vinho|bebe* ~ cachaca|cachaca|shots de|dose de|alcool|embebed*|fuma*|cigarro*|maconha|droga*|remedio para dormir",
    danger:
      "faca|facas|descalc*|pula* do|pula* da|telhado|agua gelada|banho gelado|sem dormir|noite inteira acordado|tapa na|um tapa|soco|bate em|fogo|dorm* no chao|olhos fechados ao volante|prende* a respiracao",
    sexual: "nu|nua|pelad*|pelada|striptease|sexo|sexual|roupa intima|calcinha|beijo apaixonado|massagem",
    illegal:
      "rouba*|senha|senhas|le ~ mensagens|ler ~ mensagens|hackea*|espiona*|falsifica*|faltar ao trabalho|atestado falso",
    too_long:
      "uma semana|um mes|um ano|todo dia|todos os dias|toda noite|todas as noites|toda manha|cada dia|para sempre|nunca mais|tres dias|duas semanas|a semana toda|a semana inteira",
  },
  it: {
    money:
      "paga|paghera|pagare|compra|comprera|comprare|versa ~ euro|donera|donare|offre ~ cena|offre ~ ristorante|rimbors*|euro|denaro|soldi|multa|buono regalo|bonifico",
    food_denial:
      "senza cena|senza mangiare|senza pranzo|senza colazione|senza dolce|salta* ~ cena|salta* ~ pranzo|digiun*|non mangia|non mangera|non puo mangiare|soffre* la fame|pane e acqua",
    humiliation:
      "in ginocchio|inginocchi*|umili*|lecca*|bacia* ~ piedi|a quattro zampe|striscia*|in pubblico|radera|rasera|si rade|idiota|stupid*|inutile",
    third_parties:
      "instagram|tiktok|facebook|social|suo capo|sua madre|suo padre|sua suocera|suoi genitori|i vicini|ai vicini|uno sconosciuto|suo ex|sua ex|amici",
    substances:
      "beve ~ birra|beve ~ vino|beve ~ grappa|grappa|vodka|alcol*|ubriac*|fuma*|sigaretta|sigarette|droga|sonniferi|spinello",
    danger:
      "coltello|coltelli|scalz*|salta dal|salta da|tetto|acqua gelata|doccia fredda|doccia gelata|senza dormire|notte in bianco|schiaff*|pugno|picchia*|fuoco|dorme per terra|dorme sul pavimento|occhi chiusi guid*|trattiene il respiro",
    sexual: "nudo|nuda|spogliarell*|sesso|sessual*|biancheria intima|mutande|bacio appassionato|massagg*",
    illegal: "ruba|rubare|password|legge ~ messaggi|hacker*|spia|spiare|falsific*|finge* malat*",
    too_long:
      "una settimana|un mese|un anno|ogni giorno|tutti i giorni|ogni sera|tutte le sere|ogni mattina|per sempre|mai piu|tre giorni|due settimane|tutta la settimana",
  },
  nl: {
    money: "betaalt|betalen|koopt|kopen|doneert|maakt ~ euro|euro|geld|boete|cadeaubon|trakteert|vergoedt",
    food_denial:
      "zonder avondeten|zonder eten|zonder ontbijt|zonder lunch|zonder toetje|slaat ~ over|vast tot|vasten|eet niets|mag niet eten|hongerlijd*|lijdt honger|water en brood",
    humiliation:
      "op zijn knieen|op haar knieen|op de knieen|knielt|verneder*|likt|kust ~ voeten|kruipt|op handen en voeten|in het openbaar|scheert|idioot|waardeloos",
    third_parties:
      "instagram|tiktok|facebook|sociale media|baas|zijn moeder|haar moeder|schoonmoeder|ouders|de buren|een vreemde|vreemden|zijn ex|haar ex|vrienden|familieapp",
    substances:
      "drinkt ~ bier|drinkt ~ wijn|drinkt ~ jenever|jenever|wodka|shotje*|alcohol|dronken|rookt|sigaret*|drugs|slaappillen|jointje",
    danger:
      "messen|een mes|blootsvoets|op blote voeten|springt van|het dak|ijskoud*|ijsbad|koude douche|zonder slaap|de hele nacht wakker|klap in|slaat ~ gezicht|vuur|slaapt op de grond|houdt ~ adem in",
    sexual: "naakt*|bloot|striptease|seks|seksue*|ondergoed|hartstochtelijk*|massage|masseert",
    illegal: "steelt|stelen|wachtwoord*|leest ~ berichten|hackt|bespioneert|vervalst|meldt zich ziek",
    too_long:
      "een week|een maand|een jaar|elke dag|iedere dag|elke avond|elke ochtend|dagelijks|voor altijd|nooit meer|drie dagen|twee weken|de hele week|voortaan altijd",
  },
  pl: {
    money:
      "zaplaci|placi|kupi|kupuje|przeleje|przekaze ~ zlotych|wplaci|zwroci ~ pieniadze|zlotych|zl|pieniadze|pieniedzy|grzywn*|karte podarunkowa|zaprosi ~ restauracji",
    food_denial:
      "bez kolacji|bez obiadu|bez sniadania|bez jedzenia|bez deseru|posci|glod*|nie zje|nie bedzie jesc|nie moze jesc|o chlebie i wodzie",
    humiliation:
      "na kolanach|ukleknie|kleka|upokorz*|ponizy|lizac|lize|polize|calowa* ~ stopy|pocaluje ~ stopy|czolga*|na czworakach|publicznie|ogoli|zgoli|idiot*|glupi*|bezwartosciow*",
    third_parties:
      "instagram*|tiktok*|facebook*|mediach spolecznosciowych|szefa|szefowi|szefem|matki|matce|mame|tesciow*|rodzicom|sasiadom|sasiadow|obcej osobie|obcemu|swojej bylej|swojemu bylemu|przyjaciolom",
    substances:
      "wypije ~ piwo|wypije ~ wodki|wodk*|wypije ~ wina|kieliszek|alkohol*|upije|zapali papierosa|papieros*|narkotyk*|tabletk*|skreta",
    danger:
      "noz|noze|nozami|boso|skoczy z|dachu|lodowat*|zimny prysznic|bez snu|cala noc|spoliczk*|uderzy|bije|ogien|ognia|bedzie spac na podlodze|spi na podlodze|wstrzyma oddech|pompek",
    sexual: "nago|nagi|naga|striptiz*|seks*|bielizn*|namietn*|masaz*",
    illegal: "ukradnie|kradnie|hasla|haslo|przeczyta ~ wiadomosci|zhakuje|szpieg*|podrobi|wlamie|zwolnienie lekarskie",
    too_long:
      "przez tydzien|przez miesiac|przez rok|codziennie|kazdego dnia|kazdego wieczoru|co wieczor|kazdego ranka|na zawsze|nigdy wiecej|przez trzy dni|trzy dni|dwa tygodnie|caly tydzien",
  },
  tr: {
    money:
      "lira oder|odeyecek|odesin|oder|liralik|para verecek|satin al*|hediye karti|bagis*|yemege goturecek|hesabi oder|avro",
    food_denial:
      "aksam yemegi yemeden|yemek yemeyecek|yemeksiz|ac kalacak|ac kalir|kahvaltisiz|oruc|tatli yemeyecek|sadece su ve ekmek|hicbir sey yemeyecek",
    humiliation:
      "diz cok*|dizlerinin ustunde|asagila*|yala*|ayaklarini op*|surun*|herkesin onunde|halkin onunde|tiras*|kazi*|aptal|salak|gerizekali",
    third_parties:
      "instagram*|tiktok*|facebook*|sosyal medya*|patronunu*|patronuna|annesini|annesine|kayinvalide*|ailesine|komsular*|yabanci*|eski sevgili*|arkadaslarina",
    substances: "bira ic*|bir bira|raki|sarap ic*|votka|alkol*|sarhos|sigara|uyusturucu|uyku hapi|hap",
    danger:
      "bicak*|ciplak ayak*|yalinayak|atlayacak|atlasin|atlayip|catidan|catiya|buzlu su|soguk dus|uyumadan|butun gece|tokat*|yumruk*|vur*|ates|yerde uyu*|nefesini tut*|sinav cek*",
    sexual: "ciplak|soyun*|striptiz|seks*|cinsel|ic camasir*|tutkuyla|masaj*",
    illegal: "calacak|calsin|hirsizlik|sifre*|mesajlarini oku*|hackle*|casus*|sahte|ise gitmeyecek",
    too_long:
      "bir hafta|bir ay|bir yil|her gun|her aksam|her gece|her sabah|sonsuza*|bir daha asla|uc gun|iki hafta|butun hafta|omur boyu",
  },
};

/** Entries above that English knows as well: "faster", "chef", "like a pirate", "imaginary euros". */
const ENGLISH_TOO = new Set(
  (
    "euro|euros|pix|paye*|payer|faste*|hunger*|chef|social|vodka|alcohol|pirat*|lame|lamer*|lamb*|vole*|fume*|rampe*|" +
    "spende*|a vie|en public|pain sec|lit ~ messages|her gun|shots de"
  ).split("|"),
);

type HarmPatterns = readonly (readonly [Harm, RegExp])[];

/** The words of all these languages that English does not know, for a text that is folded by `foldForHarm`. */
export const FOREIGN_HARM_PATTERNS: HarmPatterns = patternsOf((entry) => !ENGLISH_TOO.has(entry));

/** The rest of them, which mean harm only in a text that is not English. */
export const SHARED_HARM_PATTERNS: HarmPatterns = patternsOf((entry) => ENGLISH_TOO.has(entry));

function patternsOf(belongs: (entry: string) => boolean): HarmPatterns {
  return Object.values(WORDS).flatMap((harms) =>
    (Object.entries(harms) as [Harm, string][]).flatMap(([harm, words]) => {
      const entries = words.split("|").filter(belongs);
      return entries.length === 0 ? [] : [[harm, patternOf(entries)] as const];
    }),
  );
}

function patternOf(entries: readonly string[]): RegExp {
  const alternatives = entries.map((entry) => entry.replaceAll(" ~ ", "(?: [^ ]+){0,3} ").replaceAll("*", "[a-z]*"));
  return new RegExp(` (?:${alternatives.join("|")}) `);
}

const ENGLISH_WORDS = / (?:the|and|shall|their|with|from|until|while|which|without|must|about|they) /g;

/** Whether a folded text reads as English: it has at least two words that no other of these languages has. */
export function readsAsEnglish(folded: string): boolean {
  return (folded.replaceAll(" ", "  ").match(ENGLISH_WORDS) ?? []).length >= 2;
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ı: "i", ø: "o" };

/**
 * Lower case, without accents, one space around every word, as the lists above are written. Plain letters alone are
 * several times faster to search, and every ruling is searched for seventy patterns.
 */
export function foldForHarm(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[ßłıø]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gu, " ");
  return ` ${plain} `;
}
