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
    <div className="notice">
      <img src={picture} alt="" width={144} height={144} className="notice-picture" />
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">{title}</h1>
      {children}
    </div>
  );
}
