import { useState } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Collapsible } from "~/components/ui/collapsible";
import type { Mail } from "~/domain/mail/mail";

interface SentMail extends Mail {
  sentAt: string;
}

/** What the court would have mailed, on one's own machine. */
export function MailboxPage({ mails }: { mails: SentMail[] }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:gap-8 sm:px-6 sm:py-12">
      <div className="grid gap-2">
        <h1 className="font-display text-[min(12vw,2.25rem)] leading-none sm:text-5xl">Mailbox</h1>
        <p className="text-lg">
          No mail leaves this machine. What the court would have sent lies here, the newest first.
        </p>
      </div>
      {mails.length === 0 ? (
        <NoMail />
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
          {mails.map((mail) => (
            <li key={`${mail.sentAt} ${mail.to} ${mail.subject}`}>
              <Letter {...mail} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function NoMail() {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-uneven border-[2.5px] border-ink border-dashed bg-panel p-4 sm:p-6">
      <JudgePortrait
        personality="Boomer"
        size={96}
        decorative
        className="size-24 shrink-0 rounded-full border-[3px] border-ink bg-judge"
      />
      <p className="min-w-0 flex-1 basis-[12rem] text-lg">Nothing yet. The court has written to nobody.</p>
    </div>
  );
}

function Letter({ to, subject, text, html, sentAt }: SentMail) {
  return (
    <article className="rounded-uneven-lg border-[3px] border-ink bg-panel shadow-hard">
      <header className="halftone grid gap-1 rounded-t-[0.9rem] border-ink border-b-[2.5px] bg-judge px-4 py-3 text-on-color sm:px-6">
        <h2 className="font-display text-xl leading-tight [overflow-wrap:anywhere] sm:text-2xl">{subject}</h2>
        <p className="text-sm [overflow-wrap:anywhere]">
          To {to},{" "}
          <time dateTime={sentAt} className="inline-block">
            {sentAt.replace("T", " ").slice(0, 19)} UTC
          </time>
        </p>
      </header>
      <div className="grid gap-3 px-4 pt-4 pb-2 sm:px-6">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        <AsHtml subject={subject} html={html} />
      </div>
    </article>
  );
}

/** The letter as mail programs draw it, once somebody wants to see it: fifty documents in a page are too many. */
function AsHtml({ subject, html }: Pick<SentMail, "subject" | "html">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title="As HTML" onToggle={setOpen} className="border-ink border-t-2">
      {isOpen && (
        // Without scripts, forms or an origin of its own: the letter can show itself and nothing else.
        <iframe
          title={`“${subject}” as HTML`}
          sandbox=""
          srcDoc={html}
          className="h-96 w-full rounded-uneven border-2 border-ink"
        />
      )}
    </Collapsible>
  );
}
