import { Component, type ReactNode, Suspense } from "react";
import { Button } from "./button";

interface LazyPartProps {
  /** What stands there until the part is. */
  fallback?: ReactNode;
  /** The page is whole without it: where it can't be had, nothing is said. */
  isExtra?: boolean;
  children: ReactNode;
}

/**
 * Holds a part of a page whose script is fetched on use. One that can't be had, since a deploy has taken it away or the
 * line is down, leaves the page as it is and offers to fetch it anew: that takes a reload, after which the page asks
 * for the scripts of today.
 */
export class LazyPart extends Component<LazyPartProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    const { fallback = null, isExtra = false, children } = this.props;
    if (!this.state.isLost) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (isExtra) return null;
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-4 text-center font-semibold">
        <p>This part of the page could not be fetched.</p>
        <Button look="judge" onClick={() => window.location.reload()}>
          Fetch it again
        </Button>
      </div>
    );
  }
}
