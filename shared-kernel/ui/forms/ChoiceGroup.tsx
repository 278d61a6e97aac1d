import type { ChangeEvent } from "react";

import { cx } from "../cx";
import s from "./ChoiceGroup.module.css";
import field from "./Field.module.css";
import { FieldMessage, useField, type FieldProps } from "./FieldShell";

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** At the end of the line: a price, a number of places. */
  readonly end?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceGroupProps extends FieldProps {
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  /** `panel`: rows with two lines in a frame; `segments`: one row of short words. */
  readonly look?: "plain" | "panel" | "segments" | undefined;
  readonly disabled?: boolean | undefined;
}

interface ChoicesProps extends ChoiceGroupProps {
  readonly kind: "checkbox" | "radio";
  readonly required?: boolean | undefined;
  readonly chosen: readonly string[] | undefined;
  readonly chosenFirst: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/** Those ticked in the group, in the order of the page. Asked of the DOM, which knows without a second state. */
const tickedOf = ({ currentTarget }: ChangeEvent<HTMLFieldSetElement>): readonly string[] =>
  Array.from(currentTarget.querySelectorAll<HTMLInputElement>("input:checked"), (input) => input.value);

/** A question with its boxes or rings: fieldset and legend, so that each choice is read with the question. */
export const ChoiceGroup = ({ kind, required, chosen, chosenFirst, onChosen, ...props }: ChoicesProps) => {
  const { shell, control, rest } = useField(props);
  const { id, label, hideLabel, help, error, success, optionalLabel, className } = shell;
  const { name, options, look = "plain", disabled } = rest;
  const isRadio = kind === "radio";
  const { "aria-invalid": invalid, ...described } = control;
  return (
    <fieldset
      {...described}
      // A plain group cannot be invalid; a radio group can.
      {...(isRadio && { role: "radiogroup", "aria-invalid": invalid, "aria-required": required })}
      className={cx(s.group, className)}
      disabled={disabled}
      onChange={(event) => onChosen(tickedOf(event))}
    >
      <legend className={hideLabel ? field.hidden : s.legend}>
        {label}
        {optionalLabel && <span className={field.optional}>{` ${optionalLabel}`}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className={field.help}>
          {help}
        </p>
      )}
      <div className={s[look]}>
        {options.map((option) => (
          <label key={option.value} className={s.option}>
            <input
              type={kind}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={isRadio && required}
              aria-invalid={isRadio ? undefined : invalid}
              {...(chosen
                ? { checked: chosen.includes(option.value), readOnly: true }
                : { defaultChecked: chosenFirst.includes(option.value) })}
            />
            <span className={s.words}>
              {option.label}
              {option.help && <small className={s.help}>{option.help}</small>}
            </span>
            {option.end && <span className={s.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} success={success} />
    </fieldset>
  );
};
