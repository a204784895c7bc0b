import type { ReactNode } from "react";

interface NoticeProps {
  title: string;
  /** Path of the picture above the title. */
  picture: string;
  children: ReactNode;
}

/** A page that says one thing and shows the way on. */
export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <div className="mx-auto grid w-full max-w-lg justify-items-center gap-4 px-4 py-10 text-center sm:py-16 [@media(max-height:26rem)]:py-4">
      <img
        src={picture}
        alt=""
        width={144}
        height={144}
        className="size-36 rounded-full [@media(max-height:26rem)]:size-20 border-[3px] border-ink bg-judge shadow-hard"
      />
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">{title}</h1>
      {children}
    </div>
  );
}
