/** Names that thumbs write small and a court writes large, as `name` or `typed=name`, divided by `|`. */
export const PROPER_NAMES: ReadonlyMap<string, string> = new Map(
  (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|" +
    "january|february|april|june|july|august|september|october|november|december|christmas|xmas|easter|halloween|thanksgiving|" +
    "diwali|hanukkah|eid|netflix|spotify|minecraft|fortnite|roblox|tetris|zelda|nintendo|xbox|monopoly|scrabble|catan|uno|jenga|" +
    "chinese|korean|italian|mexican|indian|japanese|french|spanish|german|english|british|american|greek|thai|vietnamese|swedish|" +
    "london|paris|berlin|rome|ibiza|nutella|oreo=Oreo|oreos=Oreos|doritos|pringles|pepsi|starbucks|greggs|tesco|lidl|aldi|amazon|google|hinge|bumble|uber eats|deliveroo|doordash|squid game|elden ring|wordle|strava|airdrop=AirDrop|" +
    "uber|airbnb=Airbnb|snapchat|instagram|insta=Insta|facebook|twitter|reddit|twitch|tinder|duolingo|disney|hulu|tupperware|" +
    "barbie|pokemon=Pokémon|pokémon|beyonce=Beyoncé|drake|adele|taylor swift|mario kart|game boy|red bull|ben and jerry's=Ben and Jerry's|" +
    "champions league|world cup|super bowl|premier league|great british bake off|love island|peaky blinders|game of thrones|" +
    "harry potter|star wars|lord of the rings|animal crossing|call of duty|" +
    "tv=TV|tvs=TVs|fifa=FIFA|ikea=IKEA|gta=GTA|ps4=PS4|ps5=PS5|dj=DJ|diy=DIY|hr=HR|ceo=CEO|hbo=HBO|bbc=BBC|nba=NBA|nfl=NFL|" +
    "iphone=iPhone|iphones=iPhones|ipad=iPad|imessage=iMessage|airpods=AirPods|airpod=AirPod|macbook=MacBook|playstation=PlayStation|" +
    "tiktok=TikTok|tiktoks=TikToks|youtube=YouTube|whatsapp=WhatsApp|linkedin=LinkedIn|onlyfans=OnlyFans|mcdonalds=McDonald's|" +
    "mcdonald's=McDonald's|mcnuggets=McNuggets|kfc=KFC|lego=Lego|legos=Legos|excel=Excel|powerpoint=PowerPoint"
  )
    .split("|")
    .map((entry) => {
      const [typed = "", name] = entry.split("=");
      return [typed, name ?? typed.replace(/\b(?!(?:and|of|the)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())];
    }),
);
