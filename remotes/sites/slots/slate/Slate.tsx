import { useMessages } from "@serambi/kernel/remote";
import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useEffect, useId, useReducer, useRef, useState } from "react";

import { scriptOf } from "../../components/aksara/scripts";
import t from "../../components/Type.module.css";
import type { AksaraMessages } from "../../messages/aksara.id";
import type { SectionProps } from "../SectionProps";
import { Board } from "./Board";
import { type LetterPlace, measure } from "./measure";
import type { SlateProps } from "./schema";
import s from "./Slate.module.css";
import { BOARD, EMPTY_SLATE, type Score, slateAfter } from "./strokes";

/** Letters of a script are about as wide as high, its signs aside: how large fills the board, and where the baseline then is. */
const SIZES = { java: [66, 74], sunda: [78, 82], bali: [66, 74], bugis: [120, 86] } as const;

const FOREIGN = new Set(["kh", "sy", "f", "v", "q", "x", "z"]);

/** Letters to write over: a letter's shadow, the strokes above it, and how near they came. Printed it is a sheet to practise on. */
export const Slot = ({ props: { anchor, title, text, script: id, letters } }: SectionProps<SlateProps>) => {
  const own = useId();
  const m = useMessages<AksaraMessages>();
  const script = scriptOf(id);
  const sounds = letters ?? Object.keys(script.letters).filter((sound) => !FOREIGN.has(sound));
  const [chosen, choose] = useState(sounds[0] ?? "");
  const [slate, step] = useReducer(slateAfter, EMPTY_SLATE);
  const [score, setScore] = useState<Score | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const [size, baseline] = SIZES[id];
  const letter = script.letters[chosen]?.sign ?? "";
  const { strokes } = slate;
  useEffect(() => {
    const place: LetterPlace = { letter, x: BOARD.width / 2, y: baseline, size };
    const font = board.current ? getComputedStyle(board.current).fontFamily : "";
    setScore(strokes.length === 0 ? null : measure(place, font, strokes));
  }, [strokes, letter, size, baseline]);
  return (
    <Section id={anchor} labelledBy={`${own}-title`}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={`${own}-title`} className={t.h2}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
          <p id={`${own}-keys`} className={cx(t.soft, s.keys)}>
            {m["slate.keys"]}
          </p>
          <p className={s.paper}>{m["slate.paper"]}</p>
        </div>
        <div>
          <div ref={board} className={s.frame}>
            <Board
              slate={slate}
              script={script}
              place={{ letter, x: BOARD.width / 2, y: baseline, size }}
              sound={`${chosen}a`}
              describedBy={`${own}-keys`}
              onStep={step}
            />
            <div className={s.bar}>
              <p role="status">
                {score === null
                  ? m["slate.begin"](`${chosen}a`)
                  : m["slate.score"](`${chosen}a`, strokes.length, score.covered, score.beside)}
              </p>
              <p className={s.actions}>
                <button type="button" onClick={() => step({ do: "undo" })}>
                  {m["slate.undo"]}
                </button>
                <button type="button" onClick={() => step({ do: "clear" })}>
                  {m["slate.clear"]}
                </button>
              </p>
            </div>
          </div>
          <fieldset className={s.letters}>
            <legend className={s.legend}>{m["slate.letters"]}</legend>
            {sounds.map((sound) => (
              <label key={sound} className={s.letter}>
                <input
                  type="radio"
                  name={`${own}-letter`}
                  checked={sound === chosen}
                  onChange={({ target }) => {
                    if (!target.checked) return;
                    choose(sound);
                    step({ do: "clear" });
                  }}
                />
                <span lang={script.language} className={s.sign} aria-hidden="true">
                  {script.letters[sound]?.sign}
                </span>
                <span>{sound}a</span>
              </label>
            ))}
          </fieldset>
        </div>
      </Wrap>
    </Section>
  );
};
