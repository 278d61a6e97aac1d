import { Textarea, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { ANSWER } from "../../../contract/quiz/readAnswer";
import type { FieldProps } from "./FieldProps";
import s from "./WrittenField.module.css";

const MOST = 500;
const MOST_OUTPUT = 2_000;

/** A word, a number, or all that a program writes. Nothing is corrected while one types. */
export const WrittenField = observer(function WrittenField({ question: { n, kind, unit }, view, t }: FieldProps) {
  const [text = ""] = view.answerOf(n);
  const type = (value: string): void => view.choose(n, value === "" ? [] : [value], { isTyped: true });
  const common = {
    name: ANSWER,
    value: text,
    autoCapitalize: "off",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
  } as const;
  if (kind === "output")
    return (
      <Textarea
        {...common}
        className={s.output}
        label={t.outputLabel}
        rows={5}
        maxLength={MOST_OUTPUT}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
    );
  return (
    <div className={s.short}>
      <TextField
        {...common}
        label={t.yourAnswer}
        maxLength={MOST}
        help={unit ? t.numberHint(unit) : undefined}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      {unit && <span className={s.unit}>{unit}</span>}
    </div>
  );
});
