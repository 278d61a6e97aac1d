import { cx, Icon } from "@serambi/kernel/ui";

import type { ItemAnalysis, PickAnalysis } from "../../../contract/quiz/Author";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./AnalysisPanel.module.css";
import { percentText, pickLabel, warningText } from "./analysisTexts";

interface Props {
  readonly item: ItemAnalysis;
  readonly n: number;
  readonly t: QuizAuthorMessages;
}

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

/** Who chose the key and its strongest rival, from the weakest quarter to the best. */
const Curve = ({ picks, t }: { readonly picks: readonly PickAnalysis[]; readonly t: QuizAuthorMessages }) => {
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

/** What answers say of a question: how hard it is, whether it tells learners apart, and what its distractors do. */
export const AnalysisPanel = ({ item, n, t }: Props) => {
  const warning = warningText(item, t);
  return (
    <aside className={s.panel} aria-labelledby="item-analysis">
      <h2 id="item-analysis" className={s.heading}>
        {t.analysis(n)}
      </h2>
      {item.difficulty === null ? (
        <p className={s.note}>{t.noAnalysis}</p>
      ) : (
        <>
          <p className={s.note}>{t.analysisOf(item.answers)}</p>
          <dl className={s.figures}>
            <div>
              <dt>
                {t.difficulty}
                <small>{t.difficultyNote}</small>
              </dt>
              <dd>{percentText(item.difficulty)}</dd>
            </div>
            <div>
              <dt>
                {t.discrimination}
                <small>{t.discriminationNote}</small>
              </dt>
              <dd>
                {item.discrimination === null
                  ? t.tooFew
                  : item.discrimination.toFixed(2).replace("-", "−").replace(".", ",")}
              </dd>
            </div>
          </dl>
          {item.picks.length > 0 && <Curve picks={item.picks} t={t} />}
          <table className={s.picks}>
            <caption className={s.hidden}>{t.picks}</caption>
            <thead>
              <tr>
                <th scope="col">{t.pick}</th>
                <th scope="col">{t.bottom}</th>
                <th scope="col">{t.top}</th>
              </tr>
            </thead>
            <tbody>
              {item.picks.map((pick) => (
                <tr key={pick.id} className={cx(pick.isKey && s.isKey)}>
                  <th scope="row">{pick.isKey ? t.keyMark(pickLabel(pick, t)) : pickLabel(pick, t)}</th>
                  <td>{percentText(pick.bottom)}</td>
                  <td>{percentText(pick.top)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {warning && (
            <p className={s.warning}>
              <Icon name="alert" /> <span>{warning}</span>
            </p>
          )}
        </>
      )}
    </aside>
  );
};
