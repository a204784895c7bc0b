import { useRevalidator } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { BareNotice } from "./bare-notice";

/** A card whose verdict is still being written. */
export function PreparingVerdict() {
  const { revalidate, state } = useRevalidator();
  return (
    <BareNotice title={state === "loading" ? "Loading verdict..." : "Preparing verdict..."}>
      <Button onClick={revalidate}>Look again</Button>
    </BareNotice>
  );
}
