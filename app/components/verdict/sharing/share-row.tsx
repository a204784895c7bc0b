import { announceCopy, copyText } from "~/browser/clipboard";
import { Button, buttonClass } from "~/components/ui/button";
import { INSTAGRAM_ADDRESS, shareTargets } from "~/domain/verdict/share-targets";
import type { ShareMessage } from "./use-share-message";

/** Ways to tell the world. Nothing is asked of any other site before one of them is pressed. */
export function ShareRow({ text, url, send }: Pick<ShareMessage, "text" | "url" | "send">) {
  async function copy() {
    announceCopy(await copyText(`${text} ${url}`), { title: "Copied!" });
  }

  async function copyForInstagram() {
    // Opened first: after waiting, a browser takes the new tab for a pop-up.
    window.open(INSTAGRAM_ADDRESS, "_blank", "noopener");
    announceCopy(await copyText(`${text} ${url}`), { title: "Copied!" });
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button look="judge" onClick={send}>
        Share
      </Button>
      <Button onClick={copyForInstagram}>Instagram</Button>
      {shareTargets(text, url).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
          {name}
        </a>
      ))}
      <Button onClick={copy}>Copy</Button>
    </div>
  );
}
