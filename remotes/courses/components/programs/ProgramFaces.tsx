import type { ProgramDetail } from "@serambi/kernel/contracts";
import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ErrorState, Wrap } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import { CourseSkeleton } from "../CourseSkeleton";
import { PageTop } from "./PageTop";

interface ProgramFacesProps {
  readonly state: RemoteState<ProgramDetail>;
  readonly failed: string;
  readonly onRetry: () => void;
}

/** A page of a programme of which nothing is known yet, or which could not be had. */
export const ProgramFaces = ({ state, failed, onRetry }: ProgramFacesProps) => {
  const t = useMessages<Messages>();
  if (state.phase !== "failed") return <CourseSkeleton />;
  return (
    <Wrap>
      <PageTop heading={t["programs.title"]} />
      <ErrorState title={failed} message={t["programs.failedHelp"]} retryLabel={t.retry} onRetry={onRetry} />
    </Wrap>
  );
};
