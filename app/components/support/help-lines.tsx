import { type CountryHelp, HELP_LINE_KINDS, type HelpLine, type HelpLineKind } from "~/domain/screening/help-lines";

const KINDS: readonly HelpLineKind[] = ["emergency", "abuse", "crisis", "child"];

/** The lines of one country, by what they are for. */
export function HelpLines({ help }: { help: CountryHelp }) {
  return (
    <dl className="grid gap-5">
      {KINDS.map((kind) => {
        const lines = help.lines.filter((line) => line.kind === kind);
        if (lines.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="text-ink-soft text-sm">{HELP_LINE_KINDS[kind]}</dt>
            {lines.map((line) => (
              <dd key={line.name} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <a
                  href={line.url}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {line.name}
                </a>
                <Contact line={line} />
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** A number that a phone dials when it is touched, or an address to read. */
function Contact({ line: { name, contact } }: { line: HelpLine }) {
  if (!/\d/u.test(contact)) return <span className="font-bold">{contact}</span>;
  return (
    <a
      href={`tel:${contact.replace(/[ -]/gu, "").replace("#", "%23")}`}
      aria-label={`Call ${name}, ${contact}`}
      className="inline-flex min-h-11 items-center font-bold text-lg underline underline-offset-4"
    >
      {contact}
    </a>
  );
}
