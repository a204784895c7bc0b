import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { hasEntered, rememberEntrance } from "~/hooks/entrance-memory";
import type { EntranceProps } from "./entrance";

type Entrance = ComponentType<EntranceProps>;

interface EntranceOnceProps extends Omit<EntranceProps, "onEntered"> {
  caseUuid: string;
  userUuid: string;
}

/** The entrance into a court, the first time a person comes in. It is decoration: whatever goes wrong with it shows nothing. */
export function EntranceOnce({ caseUuid, userUuid, ...scene }: EntranceOnceProps) {
  const [Entrance, setEntrance] = useState<Entrance | null>(null);

  useEffect(() => {
    if (hasEntered(caseUuid, userUuid)) return;
    let isHere = true;
    import("./entrance").then(
      (loaded) => isHere && setEntrance(() => loaded.Entrance),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [caseUuid, userUuid]);

  function enter() {
    rememberEntrance(caseUuid, userUuid);
    setEntrance(null);
  }

  if (Entrance === null) return null;
  return (
    <NothingOnFailure>
      <Entrance {...scene} onEntered={enter} />
    </NothingOnFailure>
  );
}

class NothingOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
