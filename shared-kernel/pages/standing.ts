import type { PageOutcome } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";

/** The page stands and offers a retry; whoever only reads its status is told too. */
export const standing = ({ phase }: RemoteState<unknown>): PageOutcome => ({
  kind: "ok",
  ...(phase === "failed" && { status: 503 }),
});
