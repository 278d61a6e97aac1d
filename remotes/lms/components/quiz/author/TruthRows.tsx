import { TextField } from "@serambi/kernel/ui";

import type { EditorProps } from "./EditorProps";
import { Radios } from "./Radios";
import s from "./Rows.module.css";

/** Whether a statement is true, and what is said to whoever thinks so or not. */
export const TruthRows = ({ question, valueOf, errorOf, t }: EditorProps) => {
  if (question.kind !== "truth") return null;
  return (
    <div className={s.group}>
      <Radios
        name="right"
        label={t.truthRight}
        defaultValue={valueOf("right", String(question.isTrue))}
        options={[
          { value: "true", label: t.yes },
          { value: "false", label: t.no },
        ]}
      />
      <TextField
        name="ifTrue"
        label={t.ifTrue}
        defaultValue={valueOf("ifTrue", question.ifTrue)}
        error={errorOf("ifTrue")}
      />
      <TextField
        name="ifFalse"
        label={t.ifFalse}
        defaultValue={valueOf("ifFalse", question.ifFalse)}
        error={errorOf("ifFalse")}
      />
    </div>
  );
};
