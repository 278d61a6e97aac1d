import { Textarea, TextField } from "@serambi/kernel/ui";

import type { Shape } from "../../contract/formShape";
import { textOf } from "../../contract/sections";
import { fromLocal, toLocal } from "./localTime";
import { useForm, useManner, useWords } from "./FormContext";
import { PictureInput } from "./PictureInput";
import type { FieldProps } from "./FormContext";
import s from "./Form.module.css";

const INPUT_TYPE = {
  plain: "text",
  address: "text",
  picture: "text",
  colour: "text",
  date: "date",
  time: "datetime-local",
} as const;

/** A text: a line, some lines, an address, a picture, a day or a time. */
export const TextInput = ({
  shape,
  isRequired,
  place,
  value,
  onChange,
}: FieldProps & { readonly shape: Shape & { kind: "text" } }) => {
  const { t } = useForm();
  const words = useWords(place);
  // A list or a group that an older version kept here is no text: the section's form names it beside its fields.
  const text = typeof value === "object" ? "" : textOf(value);
  const { isLong } = useManner();
  const put = (next: string): void => onChange(next === "" && !isRequired ? undefined : next);
  const { maxLength } = shape;
  // Nothing that is pasted is cut off: what is too long is told, and stays until it is made shorter.
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  const common = {
    ...words,
    ...(!isRequired && { optionalLabel: t.optional }),
    ...(isTooLong && { error: t.formTooLong(text.length, maxLength) }),
  };
  if (shape.format === "picture") return <PictureInput {...common} value={text} onChange={put} />;
  if (shape.isLong || isLong(place))
    return (
      <div>
        <Textarea {...common} value={text} onChange={({ target }) => put(target.value)} />
        {maxLength !== undefined && <p className={s.used}>{t.formCount(text.length, maxLength)}</p>}
      </div>
    );
  return (
    <TextField
      {...common}
      type={INPUT_TYPE[shape.format]}
      {...(shape.format === "address" && { inputMode: "url" as const, spellCheck: false })}
      value={shape.format === "time" ? toLocal(text) : text}
      onChange={({ target }) => put(shape.format === "time" ? (fromLocal(target.value) ?? "") : target.value)}
    />
  );
};
