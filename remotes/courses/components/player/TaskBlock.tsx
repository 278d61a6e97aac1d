import { Slot, useMessages } from "@serambi/kernel/remote";
import { useId } from "react";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { Messages } from "../../messages/id";
import s from "./LessonBlocks.module.css";

interface TaskBlockProps extends Pick<Extract<LessonBlock, { kind: "task" }>, "title"> {
  /** Id of the slot that the page asked another remote for. */
  readonly slotId: string;
}

/** A task that the chapter waits for. Without its remote a sentence says that it comes later. */
export const TaskBlock = ({ slotId, title }: TaskBlockProps) => {
  const t = useMessages<Messages>();
  const headingId = useId();
  return (
    <section id={slotId} className={s.task} aria-labelledby={headingId}>
      <p className={s.taskKicker}>{t.task}</p>
      <h2 id={headingId}>{title}</h2>
      <Slot id={slotId} fallback={<p className={s.taskMissing}>{t.taskMissing}</p>} />
    </section>
  );
};
