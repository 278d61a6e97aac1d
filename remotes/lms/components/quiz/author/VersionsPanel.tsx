import { formatDate } from "@serambi/kernel/i18n";
import { Form, useLanguage } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import type { AuthorData } from "./AuthorData";
import s from "./Panels.module.css";

interface Props {
  readonly data: AuthorData;
  readonly hidden: ReactNode;
  readonly t: QuizAuthorMessages;
}

/** What was published, and the way back to it. */
export const VersionsPanel = ({ data: { versions, liveVersion }, hidden, t }: Props) => {
  const language = useLanguage();
  return (
    <section className={s.panel} aria-labelledby="quiz-versions">
      <h2 id="quiz-versions" className={s.heading}>
        {t.versions}
      </h2>
      {versions.length === 0 && <p className={s.note}>{t.noVersions}</p>}
      <ul className={s.versions}>
        {versions.map(({ version, madeAt, attempts, questionCount }) => (
          <li key={version}>
            <span>
              <b>{t.version(version)}</b>
              <small>
                {formatDate(madeAt, language, "short")} · {t.summary(questionCount, null)} · {t.analysisOf(attempts)}
              </small>
            </span>
            {version !== liveVersion && (
              <Form>
                {hidden}
                <input type="hidden" name="form" value="restore" />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" variant="line" size="small">
                  {t.restore(version)}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
