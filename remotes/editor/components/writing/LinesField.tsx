import { Textarea } from "@serambi/kernel/ui";
import { useState } from "react";

import type { ReadLines } from "../../contract/writing/lines";
import type { WriteMessages } from "../../messages/writing/types";

interface LinesFieldProps<T> {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly rows: number;
  /** The list as it was saved, line by line. */
  readonly initial: string;
  readonly read: (text: string) => ReadLines<T>;
  readonly onChange: (items: readonly T[]) => void;
  readonly t: WriteMessages;
}

/** A list that is written line by line; lines that say nothing are told by their numbers. */
export const LinesField = <T,>({ id, label, help, rows, initial, read, onChange, t }: LinesFieldProps<T>) => {
  const [text, setText] = useState(initial);
  const { wrong } = read(text);
  return (
    <Textarea
      id={id}
      label={label}
      help={help}
      rows={rows}
      value={text}
      error={wrong.length > 0 ? t.linesWrong(wrong.join(", ")) : undefined}
      onChange={({ target }) => {
        setText(target.value);
        onChange(read(target.value).items);
      }}
    />
  );
};
