import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ErrorState, PartNotice, VisuallyHidden } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { Messages } from "../../messages/id";

interface FacesProps<T> {
  readonly state: RemoteState<T>;
  /** What is read out while it is on its way. */
  readonly loading: string;
  /** What did not arrive. */
  readonly failed: string;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  readonly children: (data: T) => ReactNode;
}

/** A list that a page is about: on its way, lost, lost beside the old one, or there. The list itself knows when it is empty. */
export const Faces = <T,>({ state: { phase, data }, loading, failed, skeleton, onRetry, children }: FacesProps<T>) => {
  const t = useMessages<Messages>();
  const isLost = phase === "failed";
  if (data !== null)
    return (
      <>
        {isLost && <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={onRetry} />}
        {children(data)}
      </>
    );
  if (isLost)
    return <ErrorState title={failed} message={t["programs.failedHelp"]} retryLabel={t.retry} onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{loading}</VisuallyHidden>
      {skeleton}
    </div>
  );
};
