import { Form, useNavigation, type FormState } from "@serambi/kernel/remote";
import { Button, Checkbox, Textarea, TextField } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { Quiz } from "../../../contract/quiz/Quiz";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./Panels.module.css";
import { Radios } from "./Radios";

interface Props {
  readonly quiz: Quiz;
  readonly hidden: ReactNode;
  readonly form: FormState | undefined;
  readonly t: QuizAuthorMessages;
}

/** How the quiz goes: its time, its attempts, what passes, for whom it is; titles of its sections. */
export const SettingsForm = ({ quiz, hidden, form, t }: Props) => {
  const isBusy = useNavigation().state === "loading";
  const field = (name: string, value: string) => ({
    name,
    defaultValue: form?.values[name] ?? value,
    error: form?.errors[name],
  });
  return (
    <section className={s.panel} aria-labelledby="quiz-settings">
      <h2 id="quiz-settings" className={s.heading}>
        {t.settings}
      </h2>
      <Form className={s.form} noValidate>
        {hidden}
        <input type="hidden" name="form" value="settings" />
        <TextField {...field("quizTitle", quiz.title)} label={t.quizTitle} maxLength={160} />
        <Textarea {...field("summary", quiz.summary)} label={t.quizSummary} rows={2} maxLength={600} />
        <div className={s.three}>
          <TextField
            {...field("minutes", quiz.minutes === null ? "" : String(quiz.minutes))}
            label={t.minutes}
            help={t.minutesHelp}
            inputMode="numeric"
          />
          <TextField
            {...field("attempts", quiz.attempts === null ? "" : String(quiz.attempts))}
            label={t.attempts}
            help={t.attemptsHelp}
            inputMode="numeric"
          />
          <TextField {...field("passPercent", String(quiz.passPercent))} label={t.pass} inputMode="numeric" />
          <Radios
            name="access"
            defaultValue={form?.values["access"] ?? quiz.access}
            label={t.access}
            options={[
              { value: "signed-in", label: t.accessSigned },
              { value: "anyone", label: t.accessAnyone },
            ]}
          />
          <Radios
            name="reveal"
            defaultValue={form?.values["reveal"] ?? quiz.reveal}
            label={t.reveal}
            options={[
              { value: "earned", label: t.revealEarned },
              { value: "always", label: t.revealAlways },
            ]}
          />
        </div>
        <Checkbox name="shuffleAll" value="1" label={t.shuffleAll} defaultChecked={quiz.isShuffled} />
        {quiz.sections.map((section, at) => (
          <div key={section.id} className={s.section}>
            <TextField
              {...field(`section.${section.id}`, section.title)}
              label={t.sectionTitle(at + 1)}
              maxLength={120}
            />
            <TextField
              {...field(`draw.${section.id}`, section.draw === undefined ? "" : String(section.draw))}
              label={t.draw(at + 1)}
              help={t.drawHelp}
              inputMode="numeric"
            />
          </div>
        ))}
        <div>
          <Button type="submit" variant="line" busy={isBusy}>
            {t.saveSettings}
          </Button>
        </div>
      </Form>
    </section>
  );
};
