import type { Mail } from "~/domain/mail/mail";

interface SentMail extends Mail {
  sentAt: string;
}

/** What the court would have mailed, on one's own machine. */
export function MailboxPage({ mails }: { mails: SentMail[] }) {
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6">
      <div className="grid gap-2">
        <h1 className="font-display text-3xl">Mailbox</h1>
        <p>No mail leaves this machine. What the court would have sent lies here, the newest first.</p>
      </div>
      {mails.length === 0 ? (
        <p>Nothing yet. The court has written to nobody.</p>
      ) : (
        <ol className="grid gap-6">
          {mails.map((mail) => (
            <li key={`${mail.sentAt} ${mail.to} ${mail.subject}`}>
              <Letter {...mail} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

function Letter({ to, subject, text, html, sentAt }: SentMail) {
  return (
    <article className="grid gap-3 rounded-uneven border-2 border-ink-soft bg-panel p-4 sm:p-6">
      <h2 className="break-words font-bold text-xl">{subject}</h2>
      <p className="break-words text-sm">
        To {to}, <time dateTime={sentAt}>{sentAt.replace("T", " ").slice(0, 19)} UTC</time>
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-bold">As HTML</summary>
        {/* Without scripts, forms or an origin of its own: the letter can show itself and nothing else. */}
        <iframe
          title={`“${subject}” as HTML`}
          sandbox=""
          srcDoc={html}
          className="mt-2 h-96 w-full rounded-uneven border-2 border-ink-soft bg-white"
        />
      </details>
    </article>
  );
}
