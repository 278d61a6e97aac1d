import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { useState } from "react";

import s from "../../components/studio/MiniStudio.module.css";
import { PlainProgram } from "../../components/studio/PlainProgram";
import { useLater } from "@serambi/kernel/pages";
import { languageNamed } from "../../contract/studio/languages";
import type { StudioMessages } from "../../messages/studio.id";
import type { studioSlot } from "./studio.server";

/** `lms.studio.v1`: a program that runs where it stands. What runs and edits it comes with the first press. */
export const Slot = ({ props }: SlotProps<typeof studioSlot>) => {
  const t = useMessages<StudioMessages>();
  const { code: text = props.starter ?? "", exerciseId, isAttending = false } = props;
  const [wanted, setWanted] = useState<"run" | "edit" | null>(isAttending ? "run" : null);
  const { code, isLost } = useLater(() => import("./StudioBlock"), wanted !== null);
  const language = languageNamed(props.language);
  const label = props.title ?? props.language;
  if (!language) return <PlainProgram text={text} label={label} note={t.notRun(props.language)} />;
  if (code && wanted !== null)
    return <code.StudioBlock {...{ language, text, label, isAttending }} begin={wanted} name={exerciseId} />;
  return (
    <div role="region" className={s.studio} aria-label={label}>
      {!isAttending && <PlainProgram text={text} label={label} />}
      <div className={s.acts}>
        <Button size="small" busy={wanted === "run" && !isLost} onClick={() => setWanted("run")}>
          <Icon name="play" />
          {t.run}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setWanted("edit")}>
          <Icon name="edit" />
          {t.editHere}
        </Button>
        {isLost && <p role="alert">{t.editorFailed}</p>}
      </div>
    </div>
  );
};
