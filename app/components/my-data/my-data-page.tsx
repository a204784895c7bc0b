import type { ReactNode } from "react";
import { openAccountDialog } from "~/components/account/account-dialog";
import { DownloadMyData } from "~/components/account/settings/download-my-data";
import { Button, LinkButton } from "~/components/ui/button";
import { Icon, type IconProps } from "~/components/ui/icon";
import type { MyData } from "~/domain/my-data/my-data";
import { MyDecisions } from "./entries/my-decisions";
import { MyReports } from "./entries/my-reports";
import { MySponsoredCards } from "./entries/my-sponsored-cards";
import { MyTopics } from "./entries/my-topics";
import { MyVotes } from "./entries/my-votes";
import { Fact, Facts, Moment } from "./facts";
import { MyAchievements } from "./my-achievements";
import { MyCourtroom } from "./my-courtroom";
import { MyDilemma } from "./my-dilemma";
import { MyNotices, MyNotifications } from "./my-notices";
import { MyPettysuit } from "./my-pettysuit";

/** Everything that the court keeps of a person, to be read and printed by them. */
export function MyDataPage({ myData }: { myData: MyData }) {
  const { exportedAt, profile, devices, pettysuits, courtrooms, dilemmas, sponsoredCards } = myData;
  const { submittedTopics, topicVotes, reports, moderation, badges, counts, activeDays } = myData;
  const hasNoCases = [pettysuits, courtrooms, dilemmas].every(({ length }) => length === 0);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-8 sm:px-6 sm:py-12 print:gap-6 print:py-0">
      <div className="grid gap-4">
        <h1 className="font-display text-[min(12vw,2.5rem)] leading-none sm:text-5xl">My Data</h1>
        <p className="text-lg">
          Everything that the court keeps of you, as of <Moment at={exportedAt} />.
        </p>
        <div className="grid items-start gap-3 sm:flex sm:flex-wrap print:hidden">
          <DownloadMyData look="judge" />
          <Button onClick={() => window.print()}>
            <PrinterIcon className="size-5 shrink-0" />
            Print
          </Button>
          <Button onClick={() => openAccountDialog("settings")}>Settings</Button>
        </div>
      </div>
      <Part title="Who you are">
        <Profile {...profile} />
      </Part>
      <Part title="Where you are signed in">
        <ul className="grid gap-3">
          {devices.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
            <li key={id} className="break-inside-avoid">
              <p className="font-bold leading-tight">
                {device}
                {isCurrent && ", this device"}
              </p>
              <p className="text-ink-soft text-sm">
                Signed in <Moment at={createdAt} />, last seen <Moment at={lastSeenAt} />
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {pettysuits.length > 0 && (
        <Part title="PettySwipe">
          {pettysuits.map((suit) => (
            <MyPettysuit key={suit.uuid} suit={suit} />
          ))}
        </Part>
      )}
      {courtrooms.length > 0 && (
        <Part title="Traditional Courts">
          {courtrooms.map((courtroom) => (
            <MyCourtroom key={courtroom.uuid} courtroom={courtroom} />
          ))}
        </Part>
      )}
      {dilemmas.length > 0 && (
        <Part title="Procrastination">
          {dilemmas.map((dilemma) => (
            <MyDilemma key={dilemma.uuid} dilemma={dilemma} />
          ))}
        </Part>
      )}
      {hasNoCases && (
        <Part title="Your cases">
          <p>None. Nobody has wronged you, or nobody has been told.</p>
          <LinkButton to="/" look="judge" className="justify-self-start print:hidden">
            File Your First PettySuit
          </LinkButton>
        </Part>
      )}
      {submittedTopics.length > 0 && (
        <Part title="Topics you handed in">
          <MyTopics topics={submittedTopics} />
        </Part>
      )}
      {topicVotes.length > 0 && (
        <Part title="Your votes on Hot Topics">
          <MyVotes votes={topicVotes} />
        </Part>
      )}
      {reports.length > 0 && (
        <Part title="What you reported">
          <MyReports reports={reports} />
        </Part>
      )}
      {moderation.length > 0 && (
        <Part title="What you decided as a moderator">
          <MyDecisions decisions={moderation} />
        </Part>
      )}
      <Part title="How you are told">
        <MyNotifications {...myData.notifications} />
      </Part>
      {myData.notices.length > 0 && (
        <Part title="What you were told">
          <MyNotices notices={myData.notices} />
        </Part>
      )}
      {sponsoredCards.length > 0 && (
        <Part title="Sponsored cards">
          <MySponsoredCards cards={sponsoredCards} />
        </Part>
      )}
      {activeDays.length + counts.length > 0 && (
        <Part title="PettyBadges">
          <MyAchievements badges={badges} counts={counts} activeDays={activeDays} />
        </Part>
      )}
      <Part title="What is not here">
        <p>
          What the other parties answered and said is theirs; you read it in your cases, where you may. What your
          browser keeps for itself, drafts for instance, never came to the court.
        </p>
      </Part>
    </div>
  );
}

function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1" />
    </Icon>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="rule-double break-after-avoid pb-1 font-display text-2xl leading-tight">{title}</h2>
      {children}
    </section>
  );
}

function Profile(profile: MyData["profile"]) {
  const { displayName, username, email, emailVerifiedAt, avatar, uuid, createdAt, formerGuests } = profile;
  const { cameByALink, referred } = profile;
  const { isModerator, bannedFromTopicsAt } = profile;
  return (
    <Facts>
      <Fact label="Name">{displayName}</Fact>
      {username !== null && <Fact label="Username">@{username}</Fact>}
      {email !== null && (
        <Fact label="Email">
          {email}
          {emailVerifiedAt !== null && (
            <span className="block font-normal text-ink-soft text-sm">
              Verified <Moment at={emailVerifiedAt} />
            </span>
          )}
        </Fact>
      )}
      <Fact label="Sponsored cards">{profile.adsWanted ? "Shown" : "Not shown"}</Fact>
      <Fact label="Streaks">{profile.hidesStreaks ? "Not shown" : "Shown"}</Fact>
      {avatar !== null && <Fact label="Picture">{avatar}</Fact>}
      {isModerator && <Fact label="At the court">A moderator</Fact>}
      {bannedFromTopicsAt !== null && (
        <Fact label="Kept from handing in topics">
          Since <Moment at={bannedFromTopicsAt} />
        </Fact>
      )}
      {cameByALink && <Fact label="Came by">Somebody’s link</Fact>}
      {referred > 0 && <Fact label="Came by your link">{referred}</Fact>}
      <Fact label="User ID">{uuid}</Fact>
      <Fact label="Known since">
        <Moment at={createdAt} />
      </Fact>
      {formerGuests.map((guest) => (
        <Fact key={guest.uuid} label="You were also">
          {guest.displayName}
          <span className="block font-normal text-ink-soft text-sm">
            {guest.uuid}, since <Moment at={guest.createdAt} />
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
