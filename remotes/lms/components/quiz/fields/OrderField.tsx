import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { ANSWER } from "../../../contract/quiz/readAnswer";
import { Spans, wordsOf } from "../Words";
import type { FieldProps } from "./FieldProps";
import s from "./OrderField.module.css";

/** Items with a place each: up and down, by keyboard as by finger. Without scripts each arrow posts the form. */
export const OrderField = observer(function OrderField({ question, view, t }: FieldProps) {
  const [said, setSaid] = useState("");
  const order = view.orderOf(question);
  const byLetter = new Map(question.options.map((option) => [option.letter, option.spans]));
  const move = (letter: string, by: -1 | 1): void => {
    const to = order.indexOf(letter) + by;
    if (to < 0 || to >= order.length) return;
    view.move(question, letter, by);
    setSaid(t.movedTo(wordsOf(byLetter.get(letter) ?? []), to + 1));
  };
  return (
    <>
      <input type="hidden" name={ANSWER} value={order.join(",")} />
      <ol className={s.list}>
        {order.map((letter, at) => {
          const spans = byLetter.get(letter) ?? [];
          return (
            <li key={letter} className={s.item}>
              <span className={s.place} aria-hidden="true">
                {at + 1}
              </span>
              <span className={s.words}>
                <Spans spans={spans} />
              </span>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="submit"
                  name="act"
                  value={`${by < 0 ? "up" : "down"}:${letter}`}
                  className={s.arrow}
                  aria-label={(by < 0 ? t.up : t.down)(wordsOf(spans))}
                  aria-disabled={by < 0 ? at === 0 : at === order.length - 1}
                  onClick={(event) => {
                    event.preventDefault();
                    move(letter, by);
                  }}
                >
                  <Icon name={by < 0 ? "arrow-up" : "arrow-down"} />
                </button>
              ))}
            </li>
          );
        })}
      </ol>
      <p role="status" className={s.said}>
        {said}
      </p>
    </>
  );
});
