import { Textarea, TextField } from "@serambi/kernel/ui";

import type { Shape } from "../../contract/formShape";
import { useForm, useWords } from "./FormContext";
import { PictureInput } from "./PictureInput";
import type { FieldProps } from "./SchemaField";

const INPUT_TYPE = {
  plain: "text",
  address: "text",
  picture: "text",
  colour: "text",
  date: "date",
  time: "datetime-local",
} as const;

/** ISO time as a field of the browser has it, in the time of this device, and back. */
const localTime = (iso: string): string => {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

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
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : String(value);
  const put = (next: string): void => onChange(next === "" && !isRequired ? undefined : next);
  const common = { ...words, ...(!isRequired && { optionalLabel: t.optional }) };
  if (shape.format === "picture") return <PictureInput {...common} value={text} onChange={put} />;
  if (shape.isLong)
    return (
      <Textarea
        {...common}
        value={text}
        maxLength={shape.maxLength}
        countText={t.formCount}
        onChange={({ target }) => put(target.value)}
      />
    );
  return (
    <TextField
      {...common}
      type={INPUT_TYPE[shape.format]}
      {...(shape.format === "address" && { inputMode: "url" as const, spellCheck: false })}
      maxLength={shape.maxLength}
      value={shape.format === "time" ? localTime(text) : text}
      onChange={({ target }) =>
        put(shape.format === "time" && target.value !== "" ? new Date(target.value).toISOString() : target.value)
      }
    />
  );
};
