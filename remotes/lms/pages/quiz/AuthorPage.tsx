import type { PageProps } from "@serambi/kernel/remote";

import { AnalysisPanel } from "../../components/quiz/author/AnalysisPanel";
import { AuthorBar } from "../../components/quiz/author/AuthorBar";
import { FirstImport } from "../../components/quiz/author/FirstImport";
import { QuestionEditor } from "../../components/quiz/author/QuestionEditor";
import { QuestionList } from "../../components/quiz/author/QuestionList";
import { SettingsForm } from "../../components/quiz/author/SettingsForm";
import { VersionsPanel } from "../../components/quiz/author/VersionsPanel";
import { useLater } from "@serambi/kernel/pages";
import { questionsOf } from "../../contract/quiz/questions";
import type { authorLoader } from "./author.server";
import s from "./AuthorPage.module.css";

/** A desk of its own. */
export const isFocused = true;

/** `/Lms/Quiz/{quiz}/Author`: the questions, one of them open, and what learners made of it. */
export const Page = ({ data, context: { t, form } }: PageProps<typeof authorLoader>) => {
  const { code } = useLater(() => import("../../components/quiz/author/AuthorExchange"));
  const Exchange = code?.AuthorExchange ?? FirstImport;
  const questions = questionsOf(data.quiz);
  const at = questions.findIndex(({ id }) => id === data.selected);
  const question = questions[at];
  const item = data.items.find(({ id }) => id === data.selected);
  const hidden = (
    <>
      <input type="hidden" name="revision" value={data.revision} />
      <input type="hidden" name="id" value={data.selected} />
    </>
  );
  return (
    <>
      <AuthorBar data={data} hidden={hidden} t={t} />
      {form?.message && (
        <p role="alert" className={s.alert}>
          {form.message}
        </p>
      )}
      <div className={s.desk}>
        <QuestionList data={data} hidden={hidden} t={t} />
        {question && (
          <QuestionEditor
            // Another question, or one that was saved: what was typed before is not its.
            key={`${question.id} ${data.language} ${data.revision}`}
            question={question}
            n={at + 1}
            hidden={hidden}
            form={form?.values["form"] === "question" ? form : undefined}
            t={t}
          />
        )}
        {item && <AnalysisPanel item={item} n={at + 1} t={t} />}
      </div>
      <div className={s.more}>
        <SettingsForm
          key={`${data.revision} ${data.language}`}
          quiz={data.quiz}
          hidden={hidden}
          form={form?.values["form"] === "settings" ? form : undefined}
          t={t}
        />
        <VersionsPanel data={data} hidden={hidden} t={t} />
      </div>
      <Exchange
        slug={data.slug}
        quiz={data.quiz}
        key={data.revision}
        imported={data.imported}
        hidden={hidden}
        form={form?.values["form"] === "import" ? form : undefined}
        t={t}
      />
    </>
  );
};
