/** An order to the court. */
export interface Order {
  /**
   * Of these, in lower case, the text holds one where it holds the order. Most texts hold none, so that a transcript of
   * hundreds of messages is read through in no time.
   */
  needs: readonly string[];
  words: RegExp;
}

/**
 * Orders to the court in other languages. In each: to ignore instructions, how it must rule, who is to win. A pattern
 * may end in the middle of a word, which quotes the order no less. To ignore instructions needs a word such as "all",
 * "your" or "previous" beside it: in several languages "ignores the rules" is the same word as "ignore the rules".
 */
export const FOREIGN_ORDERS: readonly Order[] = [
  // Spanish
  {
    needs: ["instrucciones", "indicaciones", "órdenes", "ordenes", "reglas"],
    words:
      /(?<!\p{L})(?:ignora|ignore|olvida|olvide|descarta) (?=[^.,;!?]{0,40}(?<!\p{L})(?:tod|tus|sus|anteriores|previas))(?:todas? |tus |sus |las |los |estas |anteriores )*(?:instrucciones|indicaciones|órdenes|ordenes|reglas)(?: anteriores| previas)?/iu,
  },
  {
    needs: ["fallar", "decidir", "dictaminar", "declarar", "a mi favor", "ganador"],
    words:
      /(?<!\p{L})(?:debes|tienes que|debe|tiene que) (?:fallar|decidir|dictaminar|declarar)(?!\p{L})|(?<!\p{L})falla a mi favor|(?<!\p{L})decl[aá]ra(?:me|la|lo) ganador/iu,
  },
  // French
  {
    needs: ["instructions", "consignes", "directives", "règles", "regles"],
    words:
      /(?<!\p{L})(?:ignore[zr]?|oublie[zr]?) (?=[^.,;!?]{0,40}(?<!\p{L})(?:tou|tes|vos|pr[ée]c[ée]dentes))(?:toutes |tes |vos |les |ces |tous )*(?:instructions|consignes|directives|règles|regles)(?: précédentes| precedentes)?/iu,
  },
  {
    needs: ["dois", "devez", "raison", "gagnant", "vainqueur"],
    words:
      /(?<!\p{L})(?:tu dois|vous devez) (?:statuer|juger|trancher|décider|decider|déclarer|declarer)|(?<!\p{L})(?:donne|donnez)-moi raison|(?<!\p{L})(?:déclare|declare|déclarez|declarez)-moi (?:gagnante?|vainqueur)/iu,
  },
  // German
  {
    needs: ["anweisungen", "instruktionen", "vorgaben", "befehle", "regeln"],
    words:
      /(?<!\p{L})(?:ignoriere?|ignorier|ignorieren sie|vergiss|vergessen sie|missachte) (?=[^.,;!?]{0,40}(?<!\p{L})(?:alle|dein|ihre|vorherig|bisherig|obig|früher))(?:alle |alles |deine |ihre |die |diese |vorherigen |bisherigen |obigen |früheren )*(?:anweisungen|instruktionen|vorgaben|befehle|regeln)/iu,
  },
  {
    needs: ["entscheide", "urteile", "sieger", "gewinner"],
    words:
      /(?<!\p{L})(?:du musst|sie müssen|du sollst) (?:für mich|zu meinen gunsten|gegen (?:ihn|sie)) (?:entscheiden|urteilen)|(?<!\p{L})(?:entscheide|urteile) (?:für mich|zu meinen gunsten)|(?<!\p{L})erkläre mich zu[mr] (?:sieger|gewinner)(?:in)?/iu,
  },
  // Portuguese
  {
    needs: ["instruções", "instrucoes", "ordens", "regras"],
    words:
      /(?<!\p{L})(?:ignore|ignora|esqueça|esqueca|esquece|desconsidere) (?=[^.,;!?]{0,40}(?<!\p{L})(?:tod|suas|tuas|anteriores))(?:todas? |as |os |suas |tuas |estas |essas |anteriores )*(?:instruções|instrucoes|ordens|regras)(?: anteriores)?/iu,
  },
  {
    needs: ["decidir", "julgar", "declarar", "meu favor", "vencedor"],
    words:
      /(?<!\p{L})(?:você deve|voce deve|deves|tens de|tem que) (?:decidir|julgar|declarar)|(?<!\p{L})(?:decida|decide|julgue) a meu favor|(?<!\p{L})(?:me declare|declara-me|declare-me) (?:o |a )?vencedora?/iu,
  },
  // Italian
  {
    needs: ["istruzioni", "indicazioni", "regole"],
    words:
      /(?<!\p{L})(?:ignora|ignorate|dimentica|dimenticate) (?=[^.,;!?]{0,40}(?<!\p{L})(?:tutt|tue|vostre|precedenti))(?:tutte |le |tue |vostre |queste |precedenti )*(?:istruzioni|indicazioni|regole)(?: precedenti)?/iu,
  },
  {
    needs: ["decidere", "giudicare", "dichiarare", "sentenziare", "mio favore", "dichiarami"],
    words:
      /(?<!\p{L})(?:devi|dovete|deve) (?:decidere|giudicare|dichiarare|sentenziare)|(?<!\p{L})decidi a mio favore|(?<!\p{L})dichiarami (?:il |la )?vinci(?:tore|trice)/iu,
  },
  // Dutch
  {
    needs: ["instructies", "opdrachten", "regels", "aanwijzingen"],
    words:
      /(?<!\p{L})(?:negeer|vergeet) (?=[^.,;!?]{0,40}(?<!\p{L})(?:al|je|jouw|uw|vorige|eerdere))(?:alle |al |je |jouw |uw |de |deze |vorige |eerdere )*(?:instructies|opdrachten|regels|aanwijzingen)/iu,
  },
  {
    needs: ["beslis", "oordel", "oordeel", "winnaar"],
    words:
      /(?<!\p{L})(?:je moet|u moet) (?:voor mij|in mijn voordeel) (?:beslissen|oordelen)|(?<!\p{L})(?:beslis|oordeel) in mijn voordeel|(?<!\p{L})verklaar mij tot winnaar/iu,
  },
  // Polish
  {
    needs: ["instrukcj", "poleceni", "poleceń", "polecen", "zasad"],
    words:
      /(?<!\p{L})(?:zignoruj|ignoruj|zapomnij) (?:o )?(?:wszystkie |wszystkich |swoje |swoich |twoje |poprzednie |poprzednich |te )*(?:instrukcje|instrukcji|polecenia|poleceń|polecen|zasady|zasadach)/iu,
  },
  {
    needs: ["orzec", "orzeknij", "zdecydowa", "rozstrzygn", "korzyść", "zwycięzc"],
    words:
      /(?<!\p{L})(?:musisz|masz) (?:orzec|zdecydować|zdecydowac|rozstrzygnąć|rozstrzygnac)|(?<!\p{L})(?:orzeknij|rozstrzygnij) na moją korzyść|(?<!\p{L})ogłoś mnie zwycięzc/iu,
  },
  // Turkish. The "say" of "yok say" is left out: it reads as English reported speech.
  {
    needs: ["talimat", "kural"],
    words:
      /(?<!\p{L})(?:tüm |tum |bütün |butun |önceki |onceki )+(?:talimatları|talimatlari|talimatlarını|kuralları|kurallari) (?:yok|görmezden gel|gormezden gel|unut)|(?<!\p{L})talimatlarını (?:yok|unut)/iu,
  },
  {
    needs: ["karar ver", "kazanan ilan"],
    words: /(?<!\p{L})(?:benim lehime|lehime) karar ver|(?<!\p{L})beni kazanan ilan et/iu,
  },
  // Russian
  {
    needs: ["инструкции", "указания", "правила"],
    words:
      /(?<!\p{L})(?:игнорируй|проигнорируй|забудь)(?:те)? (?:все |всё |свои |твои |предыдущие |прошлые |эти )*(?:инструкции|указания|правила)/iu,
  },
  {
    needs: ["должен", "должны", "в мою пользу", "победител"],
    words:
      /(?<!\p{L})(?:ты должен|вы должны) (?:решить|присудить|признать)|(?<!\p{L})реши в мою пользу|(?<!\p{L})объяви меня победител/iu,
  },
  // Hindi, in both its letters
  {
    needs: ["निर्देश", "आदेश", "नियम", "nirdesh", "aadesh", "instructions", "niyam"],
    words:
      /(?:सभी|सारे|सब|अपने|पिछले|पहले|ऊपर|(?<!\p{L})(?:sabhi|saare|sare|sab|apne|pichle|pehle))[^.,;!?।]{0,30}(?:निर्देश|आदेश|नियम|nirdesh|aadesh|instructions|niyam)[\p{L}\p{M}]* (?:को |ko )?(?:अनदेखा|नज\u093C?र ?[अं][\p{L}\p{M}]*|इग्नोर|भूल|andekha|ignore|bhool|bhul) ?(?:कर(?:ो|ें|िए)?|कीजिए|कर द(?:ो|ें)|जाओ|जाइए|karo|karein|kar do|kijiye|jao|jaiye)(?![\p{L}\p{M}])/iu,
  },
  {
    needs: ["पक्ष में", "विजेता", "paksh mein", "paksh me", "vijeta", "winner"],
    words:
      /मेरे (?:ही )?पक्ष में (?:ही )?(?:फ\u093C?ैसला|निर्णय)|मुझे (?:ही )?विजेता (?:घोषित|बना)|(?<!\p{L})mere (?:hi )?paksh mein? (?:hi )?(?:faisla|nirnay)|(?<!\p{L})mujhe (?:hi )?(?:vijeta|winner) (?:ghoshit|declare|bana)/iu,
  },
  // Japanese
  {
    needs: ["指示", "命令", "ルール", "規則", "プロンプト"],
    words:
      /(?:これまで|今まで|以前|前|上記|上|すべて|全て|全部|あなた)の(?:すべての|全ての)?(?:指示|命令|ルール|規則|プロンプト)[をは](?:すべて|全て|全部)?(?:無視し(?:てください|て下さい|なさい|ろ|て(?=[。！!、\s]|$))|無視せよ|忘れ(?:てください|て下さい|なさい|ろ|て(?=[。！!、\s]|$)))/u,
  },
  {
    needs: ["勝ち", "勝者", "有利", "勝訴"],
    words:
      /(?:私|僕|俺|わたし)(?:の勝ち|の勝訴|を勝者|を勝ち)(?:に(?:して|し[ろな]|せよ|決め)|と(?:判決|宣言|判断|判定|し[てろ]|せよ))|(?:私|僕|俺|わたし)に有利[なに](?:判決|判断|判定|裁定|裁い)/u,
  },
  // Arabic. "He ignored the instructions" is the same word: it has to be the court's own or the previous ones.
  {
    needs: ["تعليمات", "أوامر", "اوامر", "قواعد"],
    words:
      /(?<!\p{L})(?:تجاهل|تجاهلي|تجاهلوا|انس|انسى|انسي) (?:جميع |كل |كافة )?(?:(?:تعليمات|[أا]وامر|قواعد)ك|(?:التعليمات|ال[أا]وامر|القواعد) (?:السابقة|[أا]علاه))/u,
  },
  {
    needs: ["لصالحي", "تحكم لي", "احكم لي", "الفائز", "فائز"],
    words:
      /(?<!\p{L})(?:يجب (?:عليك )?(?:[أا]ن )?تحكم|عليك [أا]ن تحكم|[أا]حكمي?|قرري?) (?:لصالحي|لي)(?!\p{L})|(?<!\p{L})[أا]علن(?:ي|وا|ني|يني)? (?:[أا]نن?ي )?(?:ال)?فائزة?(?!\p{L})/u,
  },
];

/** What somebody is said to say, in the same languages: evidence, up to the end of the sentence. */
export const FOREIGN_REPORTED: readonly RegExp[] = [
  /(?<!\p{L})(?:dice|dijo|dicen|escribe|escribió|grita|gritó|pone|(?:il|elle|on) (?:dit|écrit|crie|a dit|a écrit)|sagt|sagte|schreibt|schrieb|ruft|rief|tippt|diz|disse|escreve|escreveu|grita|gritou|ha detto|scrive|ha scritto|urla|zegt|zei|schrijft|schreef|roept|mówi|mówił|mówiła|powiedział|powiedziała|pisze|napisał|napisała|krzyczy|говорит|сказал|сказала|пишет|написал|написала|кричит)(?!\p{L})[^.!?\n]*/giu,
  /(?:कहत[ाीे]|कहा|बोल[ताीे]*|लिखा|लिखत[ाीे]|(?<!\p{L})(?:kehta|kehti|kaha|bola|boli|likha|likhta|likhti)(?!\p{L}))[^.!?।\n]*/giu,
  /[^。！？.!?\n]*(?:と|って)(?:言[いうっわ]|書[いかき]|叫[びぶん]|返信|送っ)[^。！？.!?\n]*/gu,
  /(?<!\p{L})و?(?:قال|قالت|يقول|تقول|كتب|كتبت|يكتب|تكتب|صرخ|صرخت|يصرخ|تصرخ)(?!\p{L})[^.!?؟\n]*/gu,
];
