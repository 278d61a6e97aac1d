import type { PickAnalysis } from "../../../contract/quiz/Author";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./AnalysisPanel.module.css";

const WIDTH = 300;
const HEIGHT = 110;
const [LEFT, RIGHT, TOP, BOTTOM] = [12, 288, 10, 98];

const pathOf = ({ quarters }: PickAnalysis): string =>
  quarters
    .map((share, at) => {
      const x = LEFT + ((RIGHT - LEFT) * at) / Math.max(1, quarters.length - 1);
      return `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${(BOTTOM - (BOTTOM - TOP) * share).toFixed(1)}`;
    })
    .join("");

/** Shares of learners who chose the key and its strongest rival, from the weakest quarter to the best. */
export const Curve = ({ picks, t }: { readonly picks: readonly PickAnalysis[]; readonly t: QuizAuthorMessages }) => {
  const key = picks.find(({ isKey }) => isKey);
  const rival = picks.filter(({ isKey }) => !isKey).toSorted((a, b) => b.top - a.top)[0];
  return (
    <svg className={s.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.curve}>
      <path className={s.axis} d={`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`} />
      {rival && <path className={s.rival} d={pathOf(rival)} />}
      {key && <path className={s.key} d={pathOf(key)} />}
    </svg>
  );
};
