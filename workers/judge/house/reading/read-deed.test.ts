import { describe, expect, test } from "vitest";
import { writeHouseQuestions } from "../write-questions";
import { readAllegation } from "./read-allegation";

const firstQuestion = (allegation: string) => writeHouseQuestions({ seed: "s", allegation })[0]?.prompt;

/** Ways to complain, each with an allegation, the first question put, what it is about and whose conduct it is. */
const WAYS: readonly (readonly [string, readonly (readonly [string, string, string, "A" | "B"])[]])[] = [
  [
    "two deeds in a row",
    [
      [
        "She borrowed my drill and never gave it back",
        "Is it true that Party B borrowed Party A's drill and never gave it back?",
        "the drill",
        "B",
      ],
      [
        "ate my yogurt and then denied it",
        "Is it true that Party B ate Party A's yogurt and then denied it?",
        "the yogurt",
        "B",
      ],
      [
        "He says he'll call, then doesn't",
        "Is it true that Party B says they will call and then doesn't?",
        "the call",
        "B",
      ],
      [
        "Didn't invite me but posted the whole thing",
        "Is it true that Party B didn't invite Party A but posted the whole thing?",
        "the plans",
        "B",
      ],
      [
        "I lent my sister my boots and she returned them covered in mud",
        "Did Party B return the boots covered in mud?",
        "the boots",
        "B",
      ],
    ],
  ],
  [
    "a turn, a promise or a task",
    [
      ["It was her turn to do the bins", "Was it Party B's turn to do the bins?", "the bins", "B"],
      ["You said you would be here at 6", "Did Party B say they would be here at 6?", "the late arrival", "B"],
      [
        "I asked her to feed my plants and she forgot",
        "Did Party B forget to feed Party A's plants?",
        "the plants",
        "B",
      ],
      [
        "He promised he'd fix the tap and then watched a video",
        "Is it true that Party B promised they would fix the tap and then watched a video?",
        "the tap",
        "B",
      ],
    ],
  ],
  [
    "something told",
    [
      ["He read my texts aloud at dinner", "Did Party B read Party A's texts aloud at dinner?", "the texts", "B"],
      [
        "she told everyone my Netflix password",
        "Did Party B tell everyone Party A's Netflix password?",
        "the Netflix password",
        "B",
      ],
      [
        "My sister told my mum about the parking ticket",
        "Did Party B tell Party A's mum about the parking ticket?",
        "the parking ticket",
        "B",
      ],
      [
        "My best friend told my crush that I like him",
        "Did Party B tell Party A's crush that Party A likes them?",
        "the secret",
        "B",
      ],
    ],
  ],
  [
    "what is ours, and what others own",
    [
      ["He let the dog sleep on our new couch", "Did Party B let the dog sleep on the new couch?", "the dog", "B"],
      [
        "My brother in law parks his boat in our driveway",
        "Is it true that Party B parks their boat in Party A's driveway?",
        "the boat",
        "B",
      ],
      [
        "My sister's cat destroyed my headphones",
        "Did Party B's cat destroy Party A's headphones?",
        "the headphones",
        "B",
      ],
      [
        "Her brother ate my birthday cake",
        "Did Party B's brother eat Party A's birthday cake?",
        "the birthday cake",
        "B",
      ],
      [
        "Our neighbour's wind chimes keep me awake",
        "Is it true that Party B's wind chimes keep Party A awake?",
        "the wind chimes",
        "B",
      ],
    ],
  ],
  [
    "questions, orders, threats and sighs",
    [
      ["Who eats pizza with a fork??", "Is it true that Party B eats pizza with a fork?", "the pizza", "B"],
      [
        "Why did she wear white to my birthday",
        "Did Party B wear white to Party A's birthday?",
        "the white outfit",
        "B",
      ],
      ["stop using my toothbrush", "Is it true that Party B keeps using Party A's toothbrush?", "the toothbrush", "B"],
      [
        "If he leaves one more mug on the windowsill I'm moving out",
        "Is it true that Party B leaves mugs on the windowsill?",
        "the mugs",
        "B",
      ],
      [
        "Leaving wet towels on the bed. Every. Single. Day.",
        "Is it true that Party B leaves wet towels on the bed?",
        "the wet towels",
        "B",
      ],
      ["Not once has she brought snacks", "Is it true that Party B has not once brought snacks?", "the snacks", "B"],
      [
        "I can't believe you ate my advent calendar",
        "Did Party B eat Party A's advent calendar?",
        "the advent calendar",
        "B",
      ],
    ],
  ],
  [
    "what a phone makes of it",
    [
      [
        "ur always late n i have to wait outside",
        "Is it true that Party B is always late and Party A has to wait outside?",
        "the late arrival",
        "B",
      ],
      [
        "my bf borowed my car n left it on empty lol",
        "Is it true that Party B borrowed Party A's car and left it on empty?",
        "the car",
        "B",
      ],
      ["MY ROOMATE USED MY TOWEL", "Did Party B use Party A's towel?", "the towel", "B"],
      [
        "dude wont stop humming while im working",
        "Is it true that Party B won't stop humming while Party A is working?",
        "the humming",
        "B",
      ],
      [
        "sooo my roommate decided to dye her hair in our bathroom",
        "Did Party B decide to dye their hair in the bathroom?",
        "the hair",
        "B",
      ],
    ],
  ],
  [
    "quotations",
    [
      [
        'he said "relax" and then lost my keys',
        "Is it true that Party B said “relax” and then lost Party A's keys?",
        "the keys",
        "B",
      ],
      [
        'My brother keeps "borrowing" my headphones',
        "Is it true that Party B keeps borrowing Party A's headphones?",
        "the headphones",
        "B",
      ],
      ['he said my lasagna was "fine"', "Did Party B say Party A's lasagna was “fine”?", "the lasagna", "B"],
    ],
  ],
  [
    "confessions",
    [
      ["I ate his fries but he said he wasn't hungry", "Did Party A eat Party B's fries?", "the fries", "A"],
      ["I may have deleted his playlist", "Did Party A delete Party B's playlist?", "the playlist", "A"],
      [
        "I accidentally shrank her cardigan and she won't let it go",
        "Is it true that Party A accidentally shrank Party B's cardigan?",
        "the cardigan",
        "A",
      ],
      ["my gf says i breathe too loud", "Is it true that Party A breathes too loud?", "the breathing", "A"],
    ],
  ],
  [
    "what can't be taken apart, in its own words",
    [
      [
        "Nobody ever refills the kettle except me",
        "Is it fair to write “Nobody ever refills the kettle except me”?",
        "the kettle",
        "B",
      ],
      [
        "I covered her shift twice and she won't cover mine",
        "Is it fair to write “I covered her shift twice and she won't cover mine”?",
        "the shift",
        "B",
      ],
      ["no one asked", "Is it fair to write “no one asked”?", "the matter", "B"],
    ],
  ],
];

describe.each(WAYS)("%s", (_way, cases) => {
  test.each(cases)("“%s” is asked as “%s”", (allegation, question, thing, party) => {
    const reading = readAllegation(allegation);
    expect([firstQuestion(allegation), reading.thing, reading.doer]).toEqual([
      question,
      thing,
      party === "A" ? "creator" : "opponent",
    ]);
  });
});

describe("a favour, a feeling or a consequence of the teller's", () => {
  test.each([
    "I covered her shift twice and she won't cover mine",
    "She told me the wrong time so I'd be early",
    "My brother and I share a car and he never fills it up",
    "I was saving that cake for my birthday",
    "i lent him 40 quid in june and he bought new trainers",
    "I always cook and he always forgets to wash up",
    "We always watch what he wants",
    "I told him not to touch my lego and he touched my lego",
  ])("is no confession: “%s”", (allegation) => {
    expect(readAllegation(allegation).doer).toBe("opponent");
  });
});

describe("a third person", () => {
  test.each(["He ate her cake", "She told him about it", "My boyfriend gave her my coat"])(
    "is never taken for a party: “%s”",
    (allegation) => {
      expect(readAllegation(allegation).deed?.clause ?? "").not.toMatch(
        /Party B's (?:cake|coat)|told Party|gave Party/u,
      );
    },
  );
});

describe("the questions that follow", () => {
  const asked = (allegation: string) =>
    ["a", "b", "c", "d", "e"].flatMap((seed) => writeHouseQuestions({ seed, allegation }).map(({ prompt }) => prompt));

  test("ask nothing of washing-up about a mug that was broken", () => {
    expect(asked("He broke the mug that I bought in Lisbon").join(" ")).not.toMatch(/sink|wash|soak/u);
  });

  test("do not ask an owner what a dog had in mind", () => {
    expect(asked("Her cat keeps peeing on my yoga mat").join(" ")).not.toMatch(/know|mind|mean to/u);
  });

  test("ask of taking only where something of another's was taken", () => {
    expect(asked("My flatmate eats cereal at 3am").join(" ")).not.toMatch(
      /owner|help yourself|helped themselves|replace/u,
    );
  });

  test("ask of an office only those who work in one", () => {
    expect(asked("She leaves half cups of tea everywhere").join(" ")).not.toMatch(/at work|in charge|working day/u);
  });
});

describe("where the reading is in doubt", () => {
  test("a clause that only says when is not taken for the charge", () => {
    expect(readAllegation("My dad gerrymanders the rules while he is losing").deed?.clause).toBe(
      "Party B gerrymanders the rules while they are losing",
    );
    expect(readAllegation("my wife flumps the dishwasher after I have done it").doer).toBe("opponent");
  });

  test.each([
    ["my flatmate moved my desk three centimetres", "the desk"],
    ["my flatmate let the cat out of the bedroom", "the cat"],
    ["our plants died because he thought it had rained indoors", "the plants"],
    ["He chews like a horse in a library", "the chewing"],
    ["He claps when the plane lands", "the plane"],
    ["my husband dries his hands on my good tea towels", "the good tea towels"],
    ["she slams every door in the house", "the door"],
    ["She ate the last croissant knowing I was saving it", "the last croissant"],
    ["my colleague takes credit for my spreadsheet in every meeting", "the spreadsheet"],
    ["he beat me at Mario Kart by looking at my half of the screen", "Mario Kart"],
    ["My brother mows the lawn at 7am on Sundays", "the mowing"],
    ["he says that he never snores", "the snoring"],
    ["He pretends to be asleep when the baby cries", "the pretence"],
  ])("“%s” is about %s", (allegation, thing) => expect(readAllegation(allegation).thing).toBe(thing));

  test("a word of another domain lends neither its name nor its punishments", () => {
    expect(readAllegation("I took her umbrella and lost it but it was a rubbish umbrella").humour.id).toBe("generic");
    expect(readAllegation("you used my good scissors on cardboard").humour.id).toBe("generic");
    expect(readAllegation("he unfollowed me because of my taste").thing).not.toBe("the photo");
  });

  test.each([
    [
      "Dave told everyone how the finale ended before I'd watched it",
      "Party B told everyone how the finale ended before Party A had watched it",
    ],
    ["She told everyone she'd help me move", "Party B told everyone they would help Party A move"],
    [
      "my boyfriend uses my toothbrush when he can't find his",
      "Party B uses Party A's toothbrush when they can't find theirs",
    ],
    [
      "Emma keeps giving me advice about my sourdough that nobody asked for",
      "Party B keeps giving Party A advice about Party A's sourdough that nobody asked for",
    ],
    [
      "my brother put my lucky jersey in the tumble dryer and it shrunk",
      "Party B put Party A's lucky jersey in the tumble dryer and it shrunk",
    ],
    [
      "Nina scrolled to the end of my photos when I only showed her one",
      "Party B scrolled to the end of Party A's photos when Party A only showed them one",
    ],
    [
      "My mate says he was the one who invented our handshake but it was me",
      "Party B says they were the one who invented the handshake but it was Party A",
    ],
  ])("“%s” charges that %s", (allegation, clause) => expect(readAllegation(allegation).deed?.clause).toBe(clause));

  test.each([
    ["he insists that a hot dog is a sandwich and won't let it go", "saying"],
    ["My mate says he was the one who invented our handshake but it was me", "claiming"],
    ["He said he'd be home by eight but went bowling", "promise"],
    ["my girlfriend named her plant after my ex", undefined],
    ["my cousin named her baby after my dog", "copying"],
  ])("“%s” is a matter of %s", (allegation, kind) => expect(readAllegation(allegation).kind?.id).toBe(kind));

  test.each([
    ["my colleague takes credit for my spreadsheet in every meeting", "credit"],
    ["My brother mows the lawn at 7am on Sundays", "noise"],
    ["My sister wore white to my engagement party", "weddings"],
    ["he skipped ahead two episodes without me", "spoilers"],
    ["We split the bill evenly but Marcus had three cocktails and I had a salad", "bill"],
  ])("“%s” gets the questions of %s", (allegation, domain) => {
    const reading = readAllegation(allegation);
    expect([reading.domain.id, reading.inDomain]).toEqual([domain, true]);
  });

  test("a figure of speech is no figure", () => {
    expect(readAllegation("You'd think twice before eating my lunch but not my flatmate").detail).toBeNull();
    expect(readAllegation("they scheduled the team lunch on the one day I work from home").detail).toBeNull();
    expect(readAllegation("he was gone for one day").detail).toBe("one day");
  });

  test("half of a rate is no figure to be asked about", () => {
    expect(readAllegation("He sends me 40 reels a day").detail).toBeNull();
    expect(readAllegation("He left my houseplant outside for a week").detail).toBe("a week");
  });
});
