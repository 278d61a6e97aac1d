import { cx } from "@serambi/kernel/ui";

import type { Sample } from "../../contract/showcase/Sample";
import { inPlaces } from "../inPlaces";
import s from "./FeatureSample.module.css";

const WIDTH = 10;
const HEIGHT = 10;
/** Letters of a value that stand large beside two lines. */
const SHORT = 7;

const drawn = (sample: Sample) => {
  switch (sample.kind) {
    case "figure":
      return (
        <>
          <span
            lang={sample.script}
            className={cx(s.value, sample.script !== undefined && s.script, sample.value.length > SHORT && s.long)}
          >
            {sample.value}
          </span>
          <span className={s.lines}>
            <b>{sample.strong}</b>
            <span>{sample.text}</span>
          </span>
        </>
      );
    case "bars":
      return (
        <>
          <span className={s.value}>{sample.value}</span>
          <svg
            className={s.bars}
            viewBox={`0 0 ${sample.bars.length * WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            focusable="false"
          >
            {inPlaces(sample.bars).map(({ key, place, item }) => (
              <rect
                key={key}
                x={place * WIDTH + 0.4}
                width={WIDTH - 0.8}
                y={HEIGHT - Math.max(0.4, item * HEIGHT)}
                height={Math.max(0.4, item * HEIGHT)}
              />
            ))}
          </svg>
        </>
      );
    case "week":
      return (
        <span className={s.week}>
          {inPlaces(sample.rows).map(({ key, item }) => (
            <span key={key} className={s.hour}>
              {inPlaces(item).map(({ key: day, item: { text, isMarked } }) => (
                <span key={day} data-marked={isMarked || undefined} className={text ? undefined : s.free}>
                  {text}
                </span>
              ))}
            </span>
          ))}
        </span>
      );
    case "words":
      return (
        <span className={cx(s.lines, s.said)}>
          <b>{sample.strong}</b>
          <span>{sample.text}</span>
        </span>
      );
    case "code":
      return (
        <code className={s.code}>
          {inPlaces(sample.lines).map(({ key, item }) => (
            <span key={key}>{item}</span>
          ))}
          {sample.output && <b>{sample.output}</b>}
        </code>
      );
  }
};

/** A piece of a feature in its row. The row says the same in words, so it is for the eye alone. */
export const FeatureSample = ({ sample }: { readonly sample: Sample }) => (
  <div aria-hidden="true" className={s.sample}>
    {drawn(sample)}
  </div>
);
