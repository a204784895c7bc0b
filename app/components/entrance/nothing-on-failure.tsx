import { Component, type ReactNode } from "react";

/** Around what is decoration: where it fails there is nothing, and the page stands. */
export class NothingOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
