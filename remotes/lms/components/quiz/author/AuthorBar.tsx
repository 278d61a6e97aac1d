import { Form, useNavigation } from "@serambi/kernel/remote";
import { Button, Icon, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { authorPath, quizPath } from "../../../contract/quiz/paths";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./AuthorBar.module.css";
import type { AuthorData } from "./AuthorData";
import { clockTime } from "./clockTime";

interface Props {
  readonly data: AuthorData;
  readonly hidden: ReactNode;
  readonly t: QuizAuthorMessages;
}

/** The quiz, whether it is saved, and what comes next. */
export const AuthorBar = ({ data, hidden, t }: Props) => {
  const isBusy = useNavigation().state === "loading";
  const { slug, quiz, savedAt, isChanged, liveVersion, languages, language, selected } = data;
  return (
    <header className={s.bar}>
      <TextLink to={quizPath(slug)} className={s.back}>
        <Icon name="arrow-left" />
        <span className={s.hidden}>{t.back}</span>
      </TextLink>
      <h1 className={s.title}>{quiz.title}</h1>
      {languages.length > 1 && (
        <nav aria-label={t.languageLabel} className={s.languages}>
          {languages.map((one) => (
            <TextLink
              key={one}
              to={authorPath(slug, { question: selected, lang: one })}
              aria-current={one === language ? "true" : undefined}
            >
              {t[`lang_${one}`]}
            </TextLink>
          ))}
        </nav>
      )}
      <p className={s.saved} role="status">
        <Icon name="check" /> {isChanged && savedAt !== null ? t.saved(clockTime(savedAt)) : t.published}
      </p>
      <Form>
        {hidden}
        <input type="hidden" name="form" value="try" />
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {t.try}
        </Button>
      </Form>
      <Form>
        {hidden}
        <input type="hidden" name="form" value="publish" />
        <Button type="submit" size="small" disabled={!isChanged && liveVersion !== null} busy={isBusy}>
          {t.publish}
        </Button>
      </Form>
    </header>
  );
};
