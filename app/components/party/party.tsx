import type { ReactNode } from "react";
import type { Seat } from "~/domain/case/seat";
import { SIDES } from "./sides";

interface PartyProps {
  seat: Seat;
  name: string;
  isYou?: boolean;
  /** Stands behind the role. */
  badge?: ReactNode;
  nameClass?: string;
  className?: string;
  /** Stands below the name. */
  children?: ReactNode;
}

/** A party's name under its role: told apart by word, by the shape of the mark, and by colour. */
export function Party({ seat, name, isYou = false, badge, nameClass = "", className = "", children }: PartyProps) {
  const side = SIDES[seat];
  return (
    <div className={`min-w-0 leading-tight ${className}`}>
      <p className="party-role">
        <span aria-hidden className={`party-mark ${side.mark}`} />
        {side.label}
        {isYou && <span className="rounded-[3px] bg-ink px-1 text-paper">YOU</span>}
        {badge}
      </p>
      <p className={`font-bold leading-tight [overflow-wrap:anywhere] ${side.text} ${nameClass}`}>
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  );
}
