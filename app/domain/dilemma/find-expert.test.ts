import { describe, expect, it } from "vitest";
import { DILEMMA_TOPICS } from "./dilemma-topics";
import { EXPERTS, type Expert, expertSentence, findExpert } from "./find-expert";

const EARNEST: Record<Expert, string[]> = {
  medicine: [
    "Should I stop taking my antidepressants or wait until summer?",
    "I have had chest pains since Monday. Do I rest or go for a run?",
    "Can I take ibuprofen with my blood pressure tablets, or should I skip the ibuprofen?",
    "Should I see a doctor about my knee or give it another week?",
    "My daughter has a fever of 39. Calpol or hospital?",
    "Do I have the operation on my shoulder or keep doing exercises?",
    "I found a lump under my arm. Tell somebody or leave it?",
    "Should I double my dose of 20 mg?",
    "Do I get a second opinion or trust the first one?",
    "Skip my insulin at lunch, or skip lunch?",
    "The mole on my back is getting bigger. Wait or worry?",
  ],
  debt: [
    "Should I take out a payday loan or ask my mother?",
    "I am behind on my rent. Do I pay the landlord or the phone first?",
    "I owe four thousand to the bank. Pay it off or invest?",
    "Should I declare bankruptcy or sell the car?",
    "We are deep in debt. Do we tell the children?",
    "Do I skip a mortgage payment this month to fix the boiler?",
    "Should I settle the debts of my late father or ignore the letters?",
    "Get another loan to pay the first one, yes or no?",
    "The bailiffs are coming on Friday. Open the door or not?",
    "Do I gamble my savings on one horse?",
  ],
  law: [
    "Should I sue my landlord for the deposit?",
    "Do I plead guilty or go to trial?",
    "Should I press charges against my neighbour?",
    "Do I sign the divorce papers or wait?",
    "My ex offers shared custody of the kids. Accept or fight?",
    "Should I accept the settlement or go on?",
    "I got an eviction notice. Move out or stay?",
    "My visa runs out in May. Leave or stay?",
    "Should I hire a lawyer or write the letter myself?",
    "Should I sue my brother for £12,000?",
    "Should I contest the will or keep the peace?",
  ],
};

const PETTY = [
  "Should I sue my roommate for the last slice?",
  "Do I take him to court over the armrest or let it go?",
  "My plant doctor says that the fern needs light. Move the fern or the sofa?",
  "I owe Sam a coffee. Pay up or pretend to forget?",
  "I owe my sister five pounds. Pay her or keep it as a fee for listening?",
  "Should I call my mother or the plumber first?",
  "Should I watch one more episode of the hospital drama or sleep?",
  "Do I pay my debts in Monopoly or flip the board?",
  "Should I plead the fifth when she asks who ate the cake?",
  "Do I dress as a doctor or as a lawyer for the party? Halloween is on Friday.",
  "Is a cold shower good for me, or am I just showing off?",
  "Should I buy the expensive coffee or save the money?",
  "Should I go to bed or keep scrolling? I have a meeting at nine.",
  "Do I file the complaint about the thermostat, or buy a jumper?",
  "Should I bill my flatmate for the hoodie that she shrank?",
  "Should I give my brother a lawyer joke book, or a real present?",
  "Do I take the pill-shaped cushion or the square one?",
  "I have a cold. Tea or soup?",
  "Do I sign up for the gym or buy better snacks?",
  "Should I lend Tom ten euros until Friday or say that I have none?",
  "Do I take the stairs or the lift?",
  "Pay off my credit card first, or Japan in spring?",
  "Do I go to the dentist or wash the car?",
  "My will to live left in the third meeting. Nap or coffee?",
  "Should I trust the weather report or my knee?",
];

describe("a dilemma that needs somebody who knows", () => {
  const cases = EXPERTS.flatMap((expert) => EARNEST[expert].map((dilemma) => [expert, dilemma] as const));
  it.each(cases)("is one for %s: %s", (expert, dilemma) => {
    expect(findExpert(dilemma)).toBe(expert);
  });

  it("is told in one sentence whom to ask", () => {
    expect(expertSentence("medicine")).toContain("a doctor or a pharmacist");
    expect(expertSentence("debt")).toContain("debt advice service");
    expect(expertSentence("law")).toContain("a lawyer or a legal advice centre");
  });
});

describe("a petty dilemma", () => {
  it.each([...PETTY, ...DILEMMA_TOPICS])("is the court's own, whatever big words it uses: %s", (dilemma) => {
    expect(findExpert(dilemma)).toBeNull();
  });
});
