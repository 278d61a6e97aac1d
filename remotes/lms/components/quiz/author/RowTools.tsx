import { Icon } from "@serambi/kernel/ui";

import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./Rows.module.css";

interface Props {
  readonly row: string;
  /** What the row is, for whoever does not see it. */
  readonly what: string;
  readonly t: QuizAuthorMessages;
}

/** Up, down, and away: each saves what is written. */
export const RowTools = ({ row, what, t }: Props) => (
  <span className={s.tools}>
    <button type="submit" name="act" value={`up:${row}`} aria-label={t.up(what)}>
      <Icon name="arrow-up" />
    </button>
    <button type="submit" name="act" value={`down:${row}`} aria-label={t.down(what)}>
      <Icon name="arrow-down" />
    </button>
    <button type="submit" name="act" value={`remove:${row}`} aria-label={t.remove(what)}>
      <Icon name="close" />
    </button>
  </span>
);

/** One more row. */
export const AddRow = ({ t }: Pick<Props, "t">) => (
  <button type="submit" name="act" value="add" className={s.add}>
    <Icon name="plus" /> {t.add}
  </button>
);
