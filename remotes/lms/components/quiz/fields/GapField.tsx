import { observer } from "mobx-react-lite";

import { answerAt } from "../../../contract/quiz/readAnswer";
import { Blocks } from "../Words";
import type { FieldProps } from "./FieldProps";
import s from "./GapField.module.css";

const MOST = 200;

/** A text with fields in it. */
export const GapField = observer(function GapField({ question: { n, blocks }, view, t }: FieldProps) {
  const answer = view.answerOf(n);
  const count = blocks
    .flatMap((block) => (block.kind === "text" ? block.spans : []))
    .filter(({ gap }) => gap !== undefined).length;
  const type = (at: number, value: string): void =>
    view.choose(
      n,
      Array.from({ length: count }, (_, place) => (place === at ? value : (answer[place] ?? ""))),
      { isTyped: true },
    );
  const fieldOf = (at: number) => (
    <input
      className={s.gap}
      name={answerAt(at)}
      value={answer[at] ?? ""}
      aria-label={t.gap(at + 1)}
      maxLength={MOST}
      size={12}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => type(at, value)}
    />
  );
  return (
    <div className={s.text}>
      <Blocks blocks={blocks} gap={fieldOf} />
    </div>
  );
});
