import { SignedOut } from "~/components/case/signed-out";
import { LinkButton } from "~/components/ui/button";
import { CASES_ON_PAGE, type CaseItem } from "~/domain/my-cases/case-item";
import { useKnownName } from "~/hooks/use-known-name";
import { CaseList } from "./case-list";
import { NoCases } from "./no-cases";

interface MyCourtsPageProps {
  isSignedIn: boolean;
  swipes: CaseItem[];
  courts: CaseItem[];
  dilemmas: CaseItem[];
  /** When they were read, in Unix milliseconds. */
  readAt: number;
}

/** Every case of a person, each kind by itself. */
export function MyCourtsPage({ isSignedIn, swipes, courts, dilemmas, readAt }: MyCourtsPageProps) {
  const isEmpty = [swipes, courts, dilemmas].every(({ length }) => length === 0);
  const wasKnown = useKnownName() !== null;
  if (!isSignedIn && wasKnown) return <SignedOut />;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6 lg:gap-10 lg:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-[min(12vw,2.25rem)] leading-none lg:text-6xl">All Courts & Battles</h1>
        {!isEmpty && (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <LinkButton to="/" look="judge">
              File a PettySuit
            </LinkButton>
            <LinkButton to="/procrastination">Bring a Dilemma</LinkButton>
          </div>
        )}
      </div>
      {isEmpty ? (
        <NoCases>
          <LinkButton to="/" look="judge" size="lg">
            File Your First PettySuit
          </LinkButton>
          <LinkButton to="/join-in-app" look="quiet">
            Join one by its link
          </LinkButton>
          <LinkButton to="/procrastination" look="quiet">
            Bring a Dilemma
          </LinkButton>
        </NoCases>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-3 lg:gap-8">
          <Docket title="PettySwipe" items={swipes} now={readAt} nothing="Nothing to swipe." />
          <Docket title="Traditional Courts" items={courts} now={readAt} nothing="No court is in session." />
          <Docket title="Procrastination" items={dilemmas} now={readAt} nothing="Nothing is left undecided." />
        </div>
      )}
    </div>
  );
}

interface DocketProps {
  title: string;
  items: CaseItem[];
  now: number;
  nothing: string;
}

function Docket({ title, items, now, nothing }: DocketProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 border-ink border-b-[3px] pb-1 font-display text-2xl leading-tight">{title}</h2>
      {items.length === 0 ? <p className="text-ink-soft">{nothing}</p> : <CaseList items={items} now={now} />}
      {items.length >= CASES_ON_PAGE && (
        <p className="mt-3 text-ink-soft text-sm">The {CASES_ON_PAGE} newest. What is older rests in the archive.</p>
      )}
    </section>
  );
}
