import { Textarea, TextField } from "@serambi/kernel/ui";

import type { Shape } from "../../contract/formShape";
import { textOf } from "../../contract/sections";
import { fromLocal, toLocal } from "./localTime";
import { useForm, useManner, useWords } from "./FormContext";
import { PictureInput } from "./PictureInput";
import type { FieldProps } from "./FormContext";

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
  const text = textOf(value);
  const { isLong } = useManner();
  const put = (next: string): void => onChange(next === "" && !isRequired ? undefined : next);
  const common = { ...words, ...(!isRequired && { optionalLabel: t.optional }) };
  if (shape.format === "picture") return <PictureInput {...common} value={text} onChange={put} />;
  if (shape.isLong || isLong(place))
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
      value={shape.format === "time" ? toLocal(text) : text}
      onChange={({ target }) => put(shape.format === "time" ? (fromLocal(target.value) ?? "") : target.value)}
    />
  );
};
