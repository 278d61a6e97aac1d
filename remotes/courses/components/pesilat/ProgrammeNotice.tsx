import type { RemoteState } from "@serambi/kernel/state";
import { useMessages } from "@serambi/kernel/remote";
import { PartNotice, Wrap } from "@serambi/kernel/ui";

import type { PesilatProgramme } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import s from "./ProgrammeNotice.module.css";

interface ProgrammeNoticeProps {
  readonly programme: RemoteState<PesilatProgramme>;
  readonly onRetry: () => void;
}

/** Says what of the classes is older than it should be, or missing; nothing where all is there. */
export const ProgrammeNotice = ({ programme: { phase, data }, onRetry }: ProgrammeNoticeProps) => {
  const t = useMessages<Messages>();
  const isStale = phase === "failed" && data !== null;
  const isPartial = data !== null && data.classes.some(({ isWhole }) => !isWhole);
  if (!isStale && !isPartial) return null;
  const [title, message] = isStale ? [t.listStale, t.listStaleHelp] : [t["pesilat.partial"], t["pesilat.partialHelp"]];
  return (
    <Wrap className={s.notice}>
      <PartNotice title={title} message={message} retryLabel={t.retry} onRetry={onRetry} />
    </Wrap>
  );
};
