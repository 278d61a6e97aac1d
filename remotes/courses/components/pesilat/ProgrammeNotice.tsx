import { useMessages, useReload } from "@serambi/kernel/remote";
import { PartNotice, Wrap } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import s from "./ProgrammeNotice.module.css";

/** Says that places and coaches of some classes are missing. */
export const ProgrammeNotice = () => {
  const t = useMessages<Messages>();
  const reload = useReload();
  return (
    <Wrap className={s.notice}>
      <PartNotice
        title={t["pesilat.partial"]}
        message={t["pesilat.partialHelp"]}
        retryLabel={t.retry}
        onRetry={() => void reload()}
      />
    </Wrap>
  );
};
