/** A mail to one person. Both bodies say the same; nothing in them is loaded from anywhere. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
