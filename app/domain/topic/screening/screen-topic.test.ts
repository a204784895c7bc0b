import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUSE_TOPICS } from "../house-topics";
import type { TopicMarkKind } from "../topic-mark";
import { screenTopic } from "./screen-topic";

const TITLES = HOUSE_TOPICS.map(({ title }) => title);

/** What comes of a text: `refused`, or the kinds of its marks, each once. */
function outcomeOf(text: string, titles: readonly string[] = TITLES): "refused" | TopicMarkKind[] {
  const screened = screenTopic(text, titles, []);
  if (screened.refusal !== null) return "refused";
  return [...new Set(screened.marks.map(({ kind }) => kind))];
}

describe("the screening of a topic", () => {
  it.each(HOUSE_TOPICS)("points out nothing about one of the court's own: $title", ({ title }) => {
    const others = TITLES.filter((other) => other !== title);
    expect(outcomeOf(title, others)).toEqual([]);
  });

  it.each([
    "Driving all the way to Scunthorpe for a pizza.",
    "Calling spotted dick a proper pudding.",
    "Keeping a cockerel that crows at four.",
    "Getting off the train in Penistone for the name alone.",
    "Setting 8 alarms, 5 minutes apart, at 06:00, 06:05 and 06:10.",
    "Spending 1,000,000 points on a toaster.",
    "Still using a calendar of 2024-2025.",
    "Saying 24/7 about something that closes at 5.30 p.m.",
    "Writing dates as 12/11/2024.",
    "Singing “Happy Birthday” in a restaurant.",
    "Wishing people a Happy New Year in February.",
    "Eating Christmas biscuits in October.",
    "Claiming that New York has the only real pizza.",
    "Ending a sentence with an ellipsis... and then another one...",
    "Making other people guess: hmm, pfft, tsk and shh.",
    "Having strengths, rhythm and catchphrases.",
    "Das letzte Stück nehmen, ohne zu fragen.",
    "Mettre du ketchup sur les pâtes devant tout le monde.",
    "Stać w miejscu na ruchomych schodach.",
    "他把最后一块披萨吃了却什么也没说，真的可以吗",
    "Есть последний кусок, никого не спросив.",
    "Counting 1,234,567 sheep, or 12,34,567 in Delhi.",
    "Counting 1,2,3 aloud and/or on fingers.",
    "Waiting until 5 p.m./6 p.m. to say so, i.e. too late.",
    "Living in the U.K. and having a Ph.D. in tea.",
    "A ½ portion of chips… and all of mine.",
  ])("lets pass: %s", (text) => {
    expect(outcomeOf(text)).toEqual([]);
  });

  it.each([
    "Read all about it at https://example.com/pizza",
    "Read all about it at www.example.org",
    "Best pizza: pizza-for-robin.shop, come by",
    "Best pizza: pizza (dot) com, come by",
    "Write to robin@court.example about the pizza.",
    "Best pizza: t.me/robin, come by",
    "Best pizza: youtu.be/abc, come by",
    "Best pizza: kitchen.it/robin, come by",
    "Best pizza: pizza．com, come by",
    "Best pizza: pi\u200dzza\u034f.com, come by",
    "Call ０２０ ７９４６ ０９５８ if you agree.",
    "Write to robin (at) court (dot) example about it.",
    "Call 020 7946 0958 if you agree.",
    "Call +49 30 901820 if you agree.",
    "Call (555) 010-9988-1 if you agree.",
    "1234567890 !!! 1234567890",
    "!!!!!!!!!!!!",
    "aaaaaaaaaaaaaaaa",
    "CLAPPING when the plane lands!!!",
    "clapping, when the plane... lands",
  ])("refuses at once: %s", (text) => {
    expect(outcomeOf(text)).toBe("refused");
  });

  it.each([
    ["Naming a cat pizza dot com.", "link"],
    ["Following @robin_from_upstairs everywhere.", "person"],
    ["My neighbour Karen singing at night.", "person"],
    ["The way that Robin Pumblechook chews.", "person"],
    ["Being taught by Mrs Pumblechook.", "person"],
    ["Parking in front of 12 Elm Street.", "address"],
    ["Humming in front of Lindenstraße 12.", "address"],
    ["Delivering to SW1A 1AA and leaving it outside.", "address"],
    ["Calling seven nine four six zero nine five eight.", "phone"],
    ["Calling 7946 0958 after ten.", "phone"],
    ["Calling 020*7946*0958 after ten.", "phone"],
    ["Calling 020,7946,0958 after ten.", "phone"],
    ["Counting 1,2,3,4,5,6,7,8,9 before answering.", "phone"],
    ["Looking at robin.me all day long.", "link"],
    ["Asking hum.ai what to sing.", "link"],
    ["Leaving no blank.in front of a word.", "link"],
    ["sdkfj slkdjf lskdjf sdlkfj", "gibberish"],
    ["asdfasdf qwerqwer hjklhjkl", "gibberish"],
    [":-) :-) :-) oh no :-) :-)", "gibberish"],
    ["People who clap when planes land.", "repeat"],
    ["Putting the cereal in before the milk.", "repeat"],
  ] as const)("leaves it to the desk, with a mark: %s", (text, kind) => {
    expect(outcomeOf(text)).toEqual([kind]);
  });

  it("refuses a slur, and marks a rude word", () => {
    const text = "Being called that by a stranger.";
    expect(screenTopic(text, [], [{ word: "slur", isSlur: true }]).refusal).toMatch(/slurs/u);
    expect(screenTopic(text, [], [{ word: "rude", isSlur: false }])).toEqual({
      refusal: null,
      marks: [{ kind: "abuse", excerpt: "rude" }],
    });
  });

  it("finds a number to call wherever it stands and however it is grouped, and never repeats it", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 14 });
    const between = fc.constantFrom("", " ", "-", ".", "/", ") ", " - ".trim());
    fc.assert(
      fc.property(
        fc.constantFrom(...TITLES),
        digits,
        fc.array(between, { minLength: 14, maxLength: 14 }),
        (title, number, gaps) => {
          const written = number.map((digit, place) => (place === 0 ? "" : gaps[place - 1]) + String(digit)).join("");
          const screened = screenTopic(`${title} ${written}`, [], []);
          expect(screened.refusal).not.toBeNull();
          expect(screened.refusal).not.toMatch(/\d/u);
        },
      ),
    );
  });

  it("finds every address of mail and every site, and never repeats one", () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{2,12}[a-z0-9]$/u);
    const ending = fc.constantFrom("com", "org", "de", "co.uk", "shop");
    const written = fc.constantFrom(
      (local: string, site: string) => `${local}@${site}`,
      (local: string, site: string) => `https://${site}/${local}`,
      (local: string, site: string) => `www.${site}/${local}`,
      (local: string, site: string) => `${local}.${site}`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...TITLES), name, name, ending, written, (title, local, site, end, write) => {
        const address = write(local, `${site}.${end}`);
        const { refusal } = screenTopic(`${title} ${address}`, [], []);
        expect(refusal).not.toBeNull();
        expect(refusal).not.toContain(address);
      }),
    );
  });

  it("knows a topic again in any case, with any signs and blanks", () => {
    const sign = fc.constantFrom(" ", "!", ".", ",", "  ", "“", "…");
    fc.assert(
      fc.property(fc.constantFrom(...TITLES), fc.boolean(), sign, (title, isLoud, extra) => {
        const written = (isLoud ? title.toUpperCase() : title.toLowerCase()).replaceAll(" ", ` ${extra}`);
        expect(outcomeOf(written)).toBe("refused");
      }),
    );
  });
});
