import { cx, Icon } from "@serambi/kernel/ui";

import type { ItemAnalysis } from "../../../contract/quiz/Author";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import { useLater } from "@serambi/kernel/pages";
import s from "./AnalysisPanel.module.css";
import { percentText, pickLabel, warningText } from "./analysisTexts";

interface Props {
  readonly item: ItemAnalysis;
  readonly n: number;
  readonly t: QuizAuthorMessages;
}

/** What answers say of a question: how hard it is, whether it tells learners apart, and what its distractors do. */
export const AnalysisPanel = ({ item, n, t }: Props) => {
  const warning = warningText(item, t);
  // The table says the same.
  const { code } = useLater(() => import("./AnalysisCurve"), item.picks.length > 0);
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
          {item.picks.length > 0 &&
            (code ? (
              <code.Curve picks={item.picks} t={t} />
            ) : (
              <svg className={s.curve} viewBox="0 0 300 110" aria-hidden="true" />
            ))}
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
