import { cx, VisuallyHidden } from "@serambi/kernel/ui";
import { useRef, type PointerEvent } from "react";

import a from "./AxisWord.module.css";
import { pull } from "./pull";

/** Width of the line in the drawing's own units, in which the sizes of letters are. */
const LINE = 1000;

/** A capital's room, in parts of the letters' size, and where it stands in it. */
const HEIGHT = 0.84;
const BASELINE = 0.77;

/** Largest letters with which a word of six fills the line on each axis. */
const SIZES = { press: 220, stretch: 216, swing: 208 };
const SIZE_OF_SEVEN = 175;
const MANY = 7;

interface AxisWordProps {
  readonly text: string;
  readonly work?: string | undefined;
  readonly axis: keyof typeof SIZES;
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
  const size = text.length === MANY ? SIZE_OF_SEVEN : SIZES[axis];
  const word = (
    <>
      <VisuallyHidden>{`${text} `}</VisuallyHidden>
      <svg
        className={cx(a.word, a[axis])}
        viewBox={`0 0 ${LINE} ${size * HEIGHT}`}
        aria-hidden="true"
        {...(axis === "stretch" && { onPointerMove })}
      >
        <text ref={letters} y={size * BASELINE} fontSize={size} textLength={LINE}>
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
