import { Slot, useMessages } from "@serambi/kernel/remote";
import { RichText } from "@serambi/kernel/ui";
import { useId } from "react";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { Messages } from "../../messages/id";
import { CodeBlock } from "./CodeBlock";
import s from "./LessonBlocks.module.css";

type ExerciseBlockProps = Omit<Extract<LessonBlock, { kind: "exercise" }>, "kind" | "id"> & {
  /** Id of the slot that the page asked the studio for. */
  readonly slotId: string;
};

/** A task, and the studio to do it in. Without a studio: where to do it, and the code to begin with. */
export const ExerciseBlock = ({ slotId, title, html, language, starter }: ExerciseBlockProps) => {
  const t = useMessages<Messages>();
  const headingId = useId();
  return (
    <section className={s.exercise} aria-labelledby={headingId}>
      <p className={s.kicker}>{t.exercise}</p>
      <h2 id={headingId}>{title}</h2>
      <RichText html={html} />
      <div className={s.studio}>
        <Slot
          id={slotId}
          fallback={
            <>
              <p className={s.elsewhere}>{t.exerciseElsewhere}</p>
              {starter && <CodeBlock language={language} source={starter} caption={t.exerciseStarter} />}
            </>
          }
        />
      </div>
    </section>
  );
};
