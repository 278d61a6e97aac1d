import { useMessages } from "@serambi/kernel/remote";
import type { KeyboardEvent, PointerEvent } from "react";

import type { Script } from "../../components/aksara/Script";
import type { AksaraMessages } from "../../messages/aksara.id";
import s from "./Board.module.css";
import type { LetterPlace } from "./measure";
import { BOARD, type Point, type Slate, type SlateStep, type Stroke } from "./strokes";

const STEP = 2;
const LONG_STEP = 8;

const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STEPS: Readonly<Record<string, SlateStep>> = {
  Enter: { do: "toggle" },
  " ": { do: "toggle" },
  Backspace: { do: "undo" },
  Escape: { do: "lift" },
};

const line = (stroke: Stroke): string => stroke.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * BOARD.width, ((clientY - top) / height) * BOARD.height];
};

interface BoardProps {
  readonly slate: Slate;
  readonly script: Script;
  readonly place: LetterPlace;
  readonly sound: string;
  readonly describedBy: string;
  readonly onStep: (step: SlateStep) => void;
}

/** The letter as a shadow, and what was drawn over it: with finger, pen, mouse, or the arrow keys. */
export const Board = ({ slate, script, place, sound, describedBy, onStep }: BoardProps) => {
  const m = useMessages<AksaraMessages>();
  const press = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    const by = event.shiftKey ? LONG_STEP : STEP;
    const step: SlateStep | undefined = way ? { do: "nudge", by: [way[0] * by, way[1] * by] } : STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      type="button"
      className={s.board}
      aria-label={m["slate.board"](sound)}
      aria-describedby={describedBy}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onStep({ do: "down", at: placeOf(event) });
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onStep({ do: "move", at: placeOf(event) });
      }}
      onPointerUp={() => onStep({ do: "lift" })}
      onPointerCancel={() => onStep({ do: "lift" })}
    >
      <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true" className={s.drawing}>
        <path className={s.rules} d="M40 0v110M80 0v110M120 0v110M0 27.5h160M0 55h160M0 82.5h160" />
        <text
          lang={script.language}
          x={place.x}
          y={place.y}
          fontSize={place.size}
          textAnchor="middle"
          className={s.letter}
        >
          {place.letter}
        </text>
        {slate.strokes.map((stroke) => (
          <polyline key={line(stroke)} points={line(stroke)} strokeWidth={BOARD.pen} className={s.stroke} />
        ))}
        {slate.current && <polyline points={line(slate.current)} strokeWidth={BOARD.pen} className={s.current} />}
        <circle
          cx={slate.pen[0]}
          cy={slate.pen[1]}
          r={3}
          className={s.pen}
          data-down={slate.current ? "" : undefined}
        />
      </svg>
    </button>
  );
};
