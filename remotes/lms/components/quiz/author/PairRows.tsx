import { Textarea } from "@serambi/kernel/ui";

import type { EditorProps } from "./EditorProps";
import s from "./Rows.module.css";
import { AddRow, RowTools } from "./RowTools";

/** Pairs, and right sides that belong to nothing. */
export const PairRows = ({ question, valueOf, errorOf, t }: EditorProps) => {
  if (question.kind !== "match") return null;
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{t.answers}</legend>
      <ol className={s.rows}>
        {question.pairs.map(({ id, left, right }, at) => (
          <li key={id} className={s.pair}>
            <input
              name={`left.${id}`}
              aria-label={t.leftText(at + 1)}
              maxLength={500}
              defaultValue={valueOf(`left.${id}`, left)}
            />
            <input
              name={`right.${id}`}
              aria-label={t.rightText(at + 1)}
              maxLength={500}
              defaultValue={valueOf(`right.${id}`, right)}
            />
            <RowTools row={id} what={left} t={t} />
            {(errorOf(`left.${id}`) ?? errorOf(`right.${id}`)) && <small className={s.error}>{t.fieldWrong}</small>}
          </li>
        ))}
      </ol>
      <AddRow t={t} />
      <Textarea
        name="distractors"
        label={t.distractors}
        rows={2}
        defaultValue={valueOf("distractors", question.distractors.map(({ text }) => text).join("\n"))}
        error={errorOf("distractors")}
      />
    </fieldset>
  );
};
