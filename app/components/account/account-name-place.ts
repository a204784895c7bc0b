/** Where an account's display name is read: its cases have the username (docs/rules.md#usernames). */
export const ACCOUNT_NAME_PLACE = "It stands on your own pages. In court you go by your username.";
