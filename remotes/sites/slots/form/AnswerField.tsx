import { useId } from "react";

import type { FieldProps } from "./schema";
import s from "./AnswerField.module.css";

interface NumberedProps {
  readonly field: FieldProps;
  readonly number: number;
}

interface ControlProps {
  readonly field: Extract<FieldProps, { kind: "line" | "lines" }>;
  readonly id: string;
  readonly helpId: string | undefined;
}

const Control = ({ field, id, helpId }: ControlProps) => {
  const shared = { id, name: field.name, required: field.isRequired, "aria-describedby": helpId };
  if (field.kind === "lines") return <textarea {...shared} rows={field.rows} className={s.lines} />;
  const { keyboard = "text", placeholder, autoComplete } = field;
  return (
    <input
      {...shared}
      type={keyboard === "tel" ? "tel" : "text"}
      inputMode={keyboard}
      placeholder={placeholder}
      autoComplete={autoComplete}
      className={s.line}
    />
  );
};

/** A numbered question with room for its answer: a line, several lines, rings, or a box. */
export const AnswerField = ({ field, number }: NumberedProps) => {
  const id = useId();
  const helpId = field.help ? `${id}-help` : undefined;
  const question = (
    <>
      <span className={s.number}>{number}</span> {field.label}
    </>
  );
  const help = field.help && (
    <p id={helpId} className={s.help}>
      {field.help}
    </p>
  );
  if (field.kind === "line" || field.kind === "lines")
    return (
      <div className={s.field}>
        <label htmlFor={id} className={s.label}>
          {question}
        </label>
        <Control field={field} id={id} helpId={helpId} />
        {help}
      </div>
    );
  const isConsent = field.kind === "consent";
  return (
    <fieldset className={s.field} aria-describedby={helpId}>
      <legend className={s.legend}>{question}</legend>
      <div className={s.choices}>
        {(isConsent ? [field.statement] : field.options).map((option) => (
          <label key={option} className={s.choice}>
            <input
              type={isConsent ? "checkbox" : "radio"}
              name={field.name}
              value={option}
              required={field.isRequired}
              className={s.box}
            />
            {option}
          </label>
        ))}
      </div>
      {help}
    </fieldset>
  );
};
