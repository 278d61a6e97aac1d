import { cx, VisuallyHidden } from "@serambi/kernel/ui";
import { useRef, type PointerEvent } from "react";

import a from "./AxisWord.module.css";
import { pull } from "./pull";

interface AxisWordProps {
  readonly text: string;
  readonly work?: string | undefined;
  readonly axis: "press" | "stretch" | "swing";
}

/**
 * A word as separate letters, each at its own place on the axis. It is read as one word; the letters are only seen, drawn across
 * the whole line in whatever face is there, so that nothing moves when the real one arrives.
 */
export const AxisWord = ({ text, work, axis }: AxisWordProps) => {
  const letters = useRef<SVGTextElement>(null);
  const onPointerMove = ({ clientX, pointerType }: PointerEvent): void => {
    if (letters.current && pointerType === "mouse") pull(letters.current, clientX);
  };
  const word = (
    <>
      <VisuallyHidden>{`${text} `}</VisuallyHidden>
      <svg
        className={cx(a.word, a[axis])}
        data-letters={text.length}
        aria-hidden="true"
        {...(axis === "stretch" && { onPointerMove })}
      >
        <text ref={letters} y="0.77em" textLength="100%">
          {Array.from(text, (letter, index) => (
            <tspan key={index}>{letter}</tspan>
          ))}
        </text>
      </svg>
    </>
  );
  return work === undefined ? (
    <span className={a.row}>{word}</span>
  ) : (
    <a href={`#${work}`} className={a.row}>
      {word}
    </a>
  );
};
