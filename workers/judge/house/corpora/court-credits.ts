/** What is said for a loser who wrote nothing: whole sentences for any voice. */
export const SILENT_CREDITS = [
  "Silence is no confession.",
  "Nothing false was said.",
  "No one was insulted, and no one interrupted.",
] as const;

/** The same for a loser whose words are no help; what `candid` says is true of whoever owned up to something. */
export const SPOKEN_CREDITS = {
  candid: [
    "Something was owned up to, and freely.",
    "One line there helped only the other side.",
    "Ground was given, and in writing.",
    "A denial would have been cheaper.",
    "Owning up is harder than typing.",
  ],
  present: [
    "Coming at all is half of manners.",
    "Letting a stranger decide takes nerve.",
    "It was said here, and not behind a door.",
    "Being read out in court takes something.",
    "There are easier ways to spend an evening.",
    "Not turning up would have been easier.",
    "A grudge kept quiet would have been worse.",
    "Every word was signed with a name.",
    "To argue is still to care.",
  ],
} as const;
