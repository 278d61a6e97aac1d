import { memo } from "react";

import s from "./Marked.module.css";
import { markedParts } from "./search/markedParts";

interface MarkedProps {
  readonly text: string;
  readonly typed: string;
  readonly meant: ReadonlySet<string>;
  readonly className?: string | undefined;
}

/** A text in which what was looked for stands out. */
export const Marked = memo(({ text, typed, meant, className }: MarkedProps) => (
  <span className={className}>
    {markedParts(text, typed, meant).map((part) =>
      part.isMarked ? (
        <mark key={part.from} className={s.mark}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </span>
));
