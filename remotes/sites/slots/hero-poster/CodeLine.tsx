import { VisuallyHidden } from "@serambi/kernel/ui";

import s from "./CodeLine.module.css";
import { FLOWER_LIMITS, type Flower } from "./flower";
import type { Token } from "./schema";

interface CodeLineProps {
  readonly number: number;
  readonly tokens: readonly Token[];
  readonly isCurrent: boolean;
  readonly values: Readonly<Record<keyof Flower, string>>;
  readonly onChange: (field: keyof Flower, typed: string) => void;
}

/** One line of the program. Its open numbers are real fields: typing and arrow keys change the drawing. */
export const CodeLine = ({ number, tokens, isCurrent, values, onChange }: CodeLineProps) => (
  <span className={s.line} data-current={isCurrent || undefined}>
    <span className={s.number}>{number}</span>
    {tokens.map((token, index) => {
      if (typeof token === "string") return token;
      if ("kind" in token)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line never change their places
          <span key={index} data-kind={token.kind}>
            {token.text}
          </span>
        );
      const [min, max] = FLOWER_LIMITS[token.field];
      return (
        <label key={token.field}>
          <VisuallyHidden>{token.label}</VisuallyHidden>
          <input
            className={s.field}
            type="number"
            min={min}
            max={max}
            value={values[token.field]}
            onChange={(event) => onChange(token.field, event.target.value)}
          />
        </label>
      );
    })}
  </span>
);
