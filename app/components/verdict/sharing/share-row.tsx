import { announceCopy, copyText } from "~/browser/clipboard";
import { announceShare, canShare } from "~/browser/share";
import { Button, buttonClass } from "~/components/ui/button";
import { PRODUCT_NAME } from "~/domain/product";
import { INSTAGRAM_ADDRESS, shareTargets } from "~/domain/verdict/share-targets";
import { shareCard } from "./share-card";

interface ShareRowProps {
  text: string;
  url: string;
  /** The card's picture, which goes along where the device's share sheet takes files. */
  file: File | null;
}

/** Ways to tell the world. Nothing is asked of any other site before one of them is pressed. */
export function ShareRow({ text, url, file }: ShareRowProps) {
  async function copy() {
    announceCopy(await copyText(`${text} ${url}`), { title: "Copied!" });
  }

  async function copyForInstagram() {
    // Opened first: after waiting, a browser takes the new tab for a pop-up.
    window.open(INSTAGRAM_ADDRESS, "_blank", "noopener");
    announceCopy(await copyText(`${text} ${url}`), { title: "Copied!" });
  }

  async function share() {
    const result = await shareCard({ title: PRODUCT_NAME, text, url }, file);
    announceShare(result, { title: "Link copied to clipboard!" });
  }

  return (
    <div className="flex flex-wrap gap-3">
      {canShare() && (
        <Button look="judge" onClick={share}>
          Share
        </Button>
      )}
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
