/**
 * What the court's questions to the undecided are about, where it is not the asker: `Would a new lamp do?` is answered with
 * "a new lamp would do". A subject that is missing here leaves the question quoted, and a test finds it.
 */
export const QUESTION_SUBJECTS: readonly string[] = [
  "everybody on the list",
  "everyone in the house",
  "somebody there",
  "somebody you love",
  "somebody else in (?:this|the) house",
  "anybody but you",
  "the (?:telling|job|growing-out stage|washing-up|people you live with|furniture|label|last pot|file|design|plan)",
  "the queue at that counter",
  "a (?:plain no|handwritten card|long call|rested head|new lamp|single chewed shoe)",
  "two good nights of sleep",
  "half an hour of it",
  "every sock and cup",
  "new curtains",
  "putting it off",
  "this wish",
  "“one more”",
];
