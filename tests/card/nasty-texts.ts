/** What people may write, a text for each way in which a card could come out wrong. */
export const NASTY_TEXTS = {
  "250 characters": "The exceedingly long matter of the mugs, the sink and the sponge. ".repeat(4).slice(0, 250),
  "one long word": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2),
  "joined emoji and flags": "👩‍👩‍👧‍👦 👨🏿‍🚀 🏳️‍🌈 ❤️‍🔥 🇫🇷🇯🇵 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ #️⃣",
  accents: "Łukasz Żółć, Nguyễn, Ğüneş, Þórður, Škvorecký, Ørsted, Ștefan, Дело",
  Chinese: "李雷必须亲手清洗家里的每一个杯子，并且每次都要像品酒一样描述它们（不许抱怨）。",
  Japanese: "鈴木さくらは一週間、マグカップを手で洗い、そのたびに「ごめんなさい」と言うこと。",
  Korean: "이영희는 일주일 동안 모든 머그컵을 손으로 씻고, 매번 와인처럼 설명해야 한다.",
  Arabic: "يغسل Bob كل الأكواب باليد لمدة 7 أيام (بدون شكوى) ويعتذر للقطة 🐱.",
  Hebrew: "אבי (Avi) ישטוף 12 כוסות ביד, בלי להתלונן אפילו פעם אחת 🍵.",
  Hindi: "क्षत्रिय शर्मा एक हफ्ते तक हर कप हाथ से धोएगी, हिन्दी में, शर्मिंदगी के साथ।",
  Thai: "ที่รักต้องล้างแก้วทุกใบด้วยมือเป็นเวลาหนึ่งสัปดาห์ และต้องไม่บ่นแม้แต่คำเดียว",
  zalgo: `Z̷̢̛a̸͎͝l̶̰̏g̵̱̈́o̴̡͝ H̸̡̪̯ͨ͊̽̅̾̎Ȩ̬̩̾͛ͪ̈́̀́ e${"\u0301".repeat(40)}`,
  markup: '<svg onload="x"><image href="file:///etc/passwd"/></svg> & &amp; "q"',
  newlines: "one\ntwo\r\n\tthree\u2028four",
} as const;
