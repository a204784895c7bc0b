import { SEAT_LABELS } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";

/** What a language's rulings end in where a model's own punishment is not known to be harmless. */
interface Orders {
  /** For `{loser}`, and some of them about `{winner}`. */
  punishments: readonly string[];
  /** For both, after a Hung Court. */
  truces: readonly string[];
}

/**
 * Harmless punishments in the languages that a model rules in most, so that a ruling does not end in another language.
 * No verb or adjective agrees with a name, which says nothing of who bears it.
 */
const ORDERS: Readonly<Record<string, Orders>> = {
  es: {
    punishments: [
      "{loser} preparará hoy un té para {winner} y lo servirá con una reverencia.",
      "{loser} escribirá hoy una carta solemne de seis líneas sobre este caso y la leerá en voz alta ante {winner}.",
      "{loser} cantará hoy una estrofa de disculpa, con la mano en el corazón.",
      "{loser} dibujará de memoria el objeto del litigio y entregará la obra a {winner} en mano.",
      "{loser} resumirá hoy este caso como si fuera el tráiler de una película, en un minuto y ante {winner}.",
      "{loser} dirá hoy a {winner}, sin reírse y una sola vez: «Tenías razón».",
    ],
    truces: [
      "Party A y Party B se darán hoy la mano y contarán despacio hasta diez.",
      "Party A y Party B escribirán hoy, cada parte, un verso sobre este caso y lo leerán en voz alta.",
      "Party A y Party B tomarán hoy un té y brindarán por la paz.",
    ],
  },
  fr: {
    punishments: [
      "{loser} préparera aujourd'hui un thé pour {winner} et le servira avec une révérence.",
      "{loser} écrira aujourd'hui une lettre solennelle de six lignes sur cette affaire et la lira à voix haute devant {winner}.",
      "{loser} chantera aujourd'hui un couplet d'excuses, la main sur le cœur.",
      "{loser} dessinera de mémoire l'objet du litige et remettra l'œuvre à {winner} en mains propres.",
      "{loser} racontera aujourd'hui cette affaire devant {winner} comme une bande-annonce de film, en une minute.",
      "{loser} dira aujourd'hui à {winner}, une seule fois et sans rire : « Tu avais raison. »",
    ],
    truces: [
      "Party A et Party B se serreront aujourd'hui la main en comptant lentement jusqu'à dix.",
      "Party A et Party B écriront aujourd'hui un vers chacun sur cette affaire et le liront à voix haute.",
      "Party A et Party B prendront aujourd'hui un thé et trinqueront à la paix.",
    ],
  },
  de: {
    punishments: [
      "{loser} kocht heute einen Tee für {winner} und serviert ihn mit einer Verbeugung.",
      "{loser} schreibt heute einen feierlichen Brief von sechs Zeilen über diesen Fall und liest ihn {winner} laut vor.",
      "{loser} singt heute eine Strophe der Entschuldigung, die Hand auf dem Herzen.",
      "{loser} zeichnet den Streitgegenstand aus dem Gedächtnis und überreicht {winner} das Werk.",
      "{loser} erzählt {winner} diesen Fall heute eine Minute lang wie einen Kinotrailer.",
      "{loser} sagt heute einmal und ohne zu lachen zu {winner}: „Du hattest recht.“",
    ],
    truces: [
      "Party A und Party B geben sich heute die Hand und zählen dabei langsam bis zehn.",
      "Party A und Party B schreiben heute je einen Vers über diesen Fall und lesen ihn laut vor.",
      "Party A und Party B trinken heute einen Tee und stoßen auf den Frieden an.",
    ],
  },
  pt: {
    punishments: [
      "{loser} vai preparar hoje um chá para {winner} e servi-lo com uma reverência.",
      "{loser} vai escrever hoje uma carta solene de seis linhas sobre este caso e lê-la em voz alta para {winner}.",
      "{loser} vai cantar hoje uma estrofe de desculpas, com a mão no coração.",
      "{loser} vai desenhar de memória o objeto do litígio e entregar a obra em mãos a {winner}.",
      "{loser} vai contar hoje este caso a {winner} em um minuto, como se fosse o trailer de um filme.",
      "{loser} vai dizer hoje a {winner}, uma só vez e sem rir: «A razão era tua.»",
    ],
    truces: [
      "Party A e Party B vão hoje dar um aperto de mão e contar devagar até dez.",
      "Party A e Party B vão hoje escrever um verso cada sobre este caso e lê-lo em voz alta.",
      "Party A e Party B vão hoje tomar um chá e brindar à paz.",
    ],
  },
  it: {
    punishments: [
      "{loser} preparerà oggi un tè per {winner} e lo servirà con un inchino.",
      "{loser} scriverà oggi una lettera solenne di sei righe su questo caso e la leggerà a voce alta davanti a {winner}.",
      "{loser} canterà oggi una strofa di scuse, con la mano sul cuore.",
      "{loser} disegnerà a memoria l'oggetto della lite e consegnerà l'opera a {winner}.",
      "{loser} racconterà oggi questo caso a {winner} come il trailer di un film, in un minuto.",
      "{loser} dirà oggi a {winner}, una volta sola e senza ridere: «Avevi ragione».",
    ],
    truces: [
      "Party A e Party B si stringeranno oggi la mano contando lentamente fino a dieci.",
      "Party A e Party B scriveranno oggi un verso a testa su questo caso e lo leggeranno a voce alta.",
      "Party A e Party B prenderanno oggi un tè e brinderanno alla pace.",
    ],
  },
  nl: {
    punishments: [
      "{loser} zet vandaag thee voor {winner} en serveert die met een buiging.",
      "{loser} schrijft vandaag een plechtige brief van zes regels over deze zaak en leest hem voor aan {winner}.",
      "{loser} zingt vandaag een couplet met excuses, de hand op het hart.",
      "{loser} tekent het voorwerp van het geschil uit het hoofd en overhandigt het werk aan {winner}.",
      "{loser} vertelt deze zaak vandaag aan {winner} als een filmtrailer van één minuut.",
      "{loser} zegt vandaag één keer, zonder te lachen, tegen {winner}: “Je had gelijk.”",
    ],
    truces: [
      "Party A en Party B geven elkaar vandaag de hand en tellen langzaam tot tien.",
      "Party A en Party B schrijven vandaag allebei één versregel over deze zaak en lezen die voor.",
      "Party A en Party B drinken vandaag thee en proosten op de vrede.",
    ],
  },
  hi: {
    punishments: [
      "{loser} को आज {winner} के लिए चाय बनानी होगी और झुककर पेश करनी होगी।",
      "{loser} को आज इस मामले पर छह पंक्तियों की एक गंभीर चिट्ठी लिखनी होगी और {winner} को पढ़कर सुनानी होगी।",
      "{loser} को आज दिल पर हाथ रखकर माफ़ी का एक छोटा-सा गाना गाना होगा।",
      "{loser} को झगड़े की चीज़ का चित्र याद से बनाना होगा और {winner} को भेंट करना होगा।",
      "{loser} को आज {winner} को यह मामला एक मिनट में फ़िल्म के ट्रेलर की तरह सुनाना होगा।",
      "{loser} को आज {winner} से बिना हँसे एक बार कहना होगा: “बात आपकी ही सही थी।”",
    ],
    truces: [
      "Party A और Party B को आज हाथ मिलाकर धीरे-धीरे दस तक गिनना होगा।",
      "Party A और Party B को आज इस मामले पर एक-एक पंक्ति लिखकर ज़ोर से पढ़नी होगी।",
      "Party A और Party B को आज साथ बैठकर चाय पीनी होगी और सुलह की घोषणा करनी होगी।",
    ],
  },
  ja: {
    punishments: [
      "{loser}は本日、{winner}にお茶をいれ、一礼して差し出すこと。",
      "{loser}は本日、この件について六行の厳粛な手紙を書き、{winner}の前で読み上げること。",
      "{loser}は本日、胸に手を当てて、おわびの歌を一節歌うこと。",
      "{loser}は争いの品を記憶だけで絵に描き、{winner}にうやうやしく贈ること。",
      "{loser}は本日、この件を映画の予告編のように一分間で{winner}に語ること。",
      "{loser}は本日、{winner}に一度だけ、笑わずに「あなたが正しかった」と言うこと。",
    ],
    truces: [
      "Party AとParty Bは本日、握手をしながらゆっくり十まで数えること。",
      "Party AとParty Bは本日、この件について一句ずつ詠み、読み上げること。",
      "Party AとParty Bは本日、お茶を飲み、和解の乾杯をすること。",
    ],
  },
  ar: {
    punishments: [
      "على {loser} اليوم إعداد كوب من الشاي من أجل {winner} وتقديمه بانحناءة.",
      "على {loser} اليوم كتابة رسالة رسمية من ستة أسطر عن هذه القضية وقراءتها بصوت عالٍ أمام {winner}.",
      "على {loser} اليوم غناء مقطع قصير من الاعتذار واليد على القلب.",
      "على {loser} رسم موضوع الخلاف من الذاكرة وتسليم اللوحة إلى {winner}.",
      "على {loser} اليوم سرد هذه القضية أمام {winner} في دقيقة واحدة كأنها إعلان فيلم.",
      "على {loser} اليوم الاعتراف أمام {winner} مرة واحدة ومن دون ضحك بأن الحق كان في الجانب الآخر.",
    ],
    truces: [
      "على Party A و Party B اليوم المصافحة والعدّ ببطء حتى عشرة.",
      "على Party A و Party B اليوم كتابة بيت من الشعر لكل طرف عن هذه القضية وقراءته بصوت عالٍ.",
      "على Party A و Party B اليوم شرب الشاي وإعلان الصلح.",
    ],
  },
};

const orderedOf = ({ punishments, truces }: Orders, winner: Winner): string[] => {
  if (winner === "other") return [...truces];
  const [won, lost] =
    winner === "creator" ? [SEAT_LABELS.creator, SEAT_LABELS.opponent] : [SEAT_LABELS.opponent, SEAT_LABELS.creator];
  return punishments.map((text) => text.replaceAll("{loser}", lost).replaceAll("{winner}", won));
};

/** The languages that have punishments of their own, besides English. */
export const PUNISHING_LANGUAGES: readonly string[] = Object.keys(ORDERS);

/** What the house orders in a language, by who wins; empty for one that it has no words in. */
export function punishmentsIn(language: string, winner: Winner): readonly string[] {
  const orders = ORDERS[language];
  return orders === undefined ? [] : orderedOf(orders, winner);
}

let written: ReadonlySet<string> | null = null;

/** Whether a punishment is one of these, word by word: of another language nothing else is known to be harmless. */
export function isWrittenByHand(punishment: string): boolean {
  written ??= new Set(
    Object.values(ORDERS).flatMap((orders) =>
      (["creator", "opponent", "other"] as const).flatMap((winner) => orderedOf(orders, winner)),
    ),
  );
  return written.has(punishment);
}
