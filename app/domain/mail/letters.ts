import { PRODUCT_NAME } from "../product";
import type { Mail } from "./mail";

/** What a person who asked for nothing has to know. */
const NOT_YOU = "If you did not ask for this, nothing happens: you can throw this mail away.";

/** The code by which somebody logs in, or shows that they still read their account's mail. */
export function codeLetter(to: string, code: string): Mail {
  return codeMail(
    to,
    { code, subject: `${code} is your ${PRODUCT_NAME} code` },
    `It logs you in to ${PRODUCT_NAME}, or allows what only you may do there: to change your address, get your data or delete your account.`,
  );
}

/** The code by which an account gets this address in place of its old one. */
export function newAddressLetter(to: string, code: string): Mail {
  return codeMail(
    to,
    { code, subject: `${code} is your ${PRODUCT_NAME} code for a new address` },
    `It makes this the address of your ${PRODUCT_NAME} account, together with the code that went to your old one.`,
  );
}

/** The code stands in the subject too, for lock screens. `use` says what it is for. */
function codeMail(to: string, { code, subject }: { code: string; subject: string }, use: string): Mail {
  return letter(to, subject, [
    { text: "Order in the inbox. Your code is" },
    { text: code, isCode: true },
    { text: use },
    {
      text: `It works once, for ten minutes. ${PRODUCT_NAME} never asks for it by phone or chat, and nor should anyone else.`,
    },
    { text: NOT_YOU },
  ]);
}

/** For an address that somebody wanted to change theirs to while it belongs to another account. */
export function addressTakenLetter(to: string): Mail {
  return letter(to, `Your address is already in use at ${PRODUCT_NAME}`, [
    {
      text: `Somebody asked to use this address for their ${PRODUCT_NAME} account, but it belongs to an account already.`,
    },
    { text: "If that was you, log in with this address instead. If it was not, nothing has changed." },
  ]);
}

/** For the address that an account had before. */
export function addressChangedLetter(to: string): Mail {
  return letter(to, `Your ${PRODUCT_NAME} address was changed`, [
    { text: `Your ${PRODUCT_NAME} account now has another email address, and this one no longer logs in to it.` },
    {
      text: "If that was not you, somebody was signed in as you: end your other sessions in the settings of a browser that still is, and write to us.",
    },
  ]);
}

/** A notice for whoever wants it by mail, with the address of its page. It names nobody: mails are kept for years. */
export function noticeLetter(to: string, title: string, body: string, address: string): Mail {
  return letter(to, title, [
    { text: body },
    { text: address, isLink: true },
    { text: `You get this since you asked for it. Your ${PRODUCT_NAME} settings say what you are told of.` },
  ]);
}

interface Paragraph {
  text: string;
  isCode?: boolean;
  /** An address of this site. */
  isLink?: boolean;
}

function letter(to: string, subject: string, paragraphs: Paragraph[]): Mail {
  const closing = `${PRODUCT_NAME}, a very small court`;
  return {
    to,
    subject,
    text: [...paragraphs.map(({ text }) => text), closing].join("\n\n"),
    html: page([...paragraphs.map(paragraph), `<p style="${SMALL}">${closing}</p>`].join("")),
  };
}

const BODY = "margin:0;padding:24px;background:#ffffff;color:#1b1b1b;font:16px/1.5 Georgia,serif";
const CODE = "margin:24px 0;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.2em";
const SMALL = "margin:24px 0 0;font-size:14px;color:#595959";

/** Everything in a letter is the product's own: nothing here comes from a person, so nothing needs escaping. */
function page(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="${BODY}">${content}</body></html>`;
}

function paragraph({ text, isCode = false, isLink = false }: Paragraph): string {
  const content = isLink ? `<a href="${text}">${text}</a>` : text;
  return `<p style="${isCode ? CODE : "margin:0 0 16px"}">${content}</p>`;
}
