import { formatDate } from "@serambi/kernel/i18n";
import { Form, useLanguage, useMessages, useNavigation, type FormState } from "@serambi/kernel/remote";
import { Button, OpenFile, Select, Textarea, TextField, TextLink } from "@serambi/kernel/ui";

import type { ApplicantDetail } from "../contract/Application";
import { movesFrom, type BoardState } from "../contract/applicationStates";
import { timeOf } from "../contract/timeOf";
import type { DeskMessages } from "../messages/desk.id";
import s from "./ApplicantPanel.module.css";
import { Facts } from "./Facts";

interface ApplicantPanelProps {
  readonly applicant: ApplicantDetail;
  /** The stage that a card was put on, where that needs words. */
  readonly wanted: BoardState | null;
  readonly closePath: string;
  readonly form: FormState | undefined;
  readonly readCv: () => Promise<{ readonly name: string; readonly bytes: string }>;
}

const ACTS = ["sent", "read", "interview", "offer", "rejected", "withdrawn", "cv-added", "cv-read", "note"] as const;

const MoveForm = ({ applicant, wanted, form }: Pick<ApplicantPanelProps, "applicant" | "wanted" | "form">) => {
  const t = useMessages<DeskMessages>();
  const isSending = useNavigation().state === "loading";
  const to = movesFrom(applicant.state);
  if (to.length === 0) return null;
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  return (
    <Form className={s.form} noValidate>
      {form?.message && <p role="alert">{form.message}</p>}
      <input type="hidden" name="number" value={applicant.number} />
      <input type="hidden" name="from" value={applicant.state} />
      <Select
        id="to"
        name="to"
        label={t.moveTo}
        defaultValue={values["to"] ?? wanted ?? to[0] ?? ""}
        error={errors["to"]}
        options={to.map((value) => ({ value, label: t[`to.${value}`] }))}
      />
      <Textarea
        id="note"
        name="note"
        label={t.note}
        help={t.noteHelp}
        maxLength={600}
        defaultValue={values["note"] ?? ""}
        error={errors["note"]}
      />
      <TextField
        id="meetsAt"
        name="meetsAt"
        type="datetime-local"
        label={t.meetsAt}
        help={t.onlyInterview}
        defaultValue={values["meetsAt"] ?? ""}
        error={errors["meetsAt"]}
      />
      <TextField
        id="meetsWhere"
        name="meetsWhere"
        label={t.meetsWhere}
        help={t.onlyInterview}
        maxLength={200}
        defaultValue={values["meetsWhere"] ?? ""}
        error={errors["meetsWhere"]}
      />
      <div>
        <Button type="submit" name="act" value="move" busy={isSending} busyLabel={t.sending}>
          {t.move}
        </Button>
      </div>
    </Form>
  );
};

/** One applicant beside the board: what they wrote, their CV, what happened, and what can be done. */
export const ApplicantPanel = ({ applicant, wanted, closePath, form, readCv }: ApplicantPanelProps) => {
  const t = useMessages<DeskMessages>();
  const language = useLanguage();
  const { number, person, motivation, cv, meeting, steps, sentAt } = applicant;
  const isNote = form?.values["act"] === "note";
  return (
    <aside id="applicant" className={s.panel} tabIndex={-1} aria-label={t.applicant(number)}>
      <p className={s.bar}>
        <b>{person?.name ?? t.applicant(number)}</b>
        <TextLink to={closePath}>{t.closePanel}</TextLink>
      </p>
      <Facts
        facts={[
          { name: t.fileNumber, value: number },
          { name: t.sentAt, value: formatDate(sentAt, language, "short") },
          ...(person
            ? [
                { name: t.fileEmail, value: <a href={`mailto:${person.email}`}>{person.email}</a> },
                { name: t.filePhone, value: <a href={`tel:${person.phone}`}>{person.phone}</a> },
              ]
            : []),
          ...(meeting
            ? [
                {
                  name: t.meeting,
                  value: `${formatDate(meeting.at, language, "short")}, ${timeOf(meeting.at)} WIB, ${meeting.where}`,
                },
              ]
            : []),
        ]}
      />
      <section>
        <h2 className={s.heading}>{t.motivation}</h2>
        <p className={s.text}>{motivation}</p>
      </section>
      {cv ? <OpenFile label={t.openCv} failed={t.cvFailed} read={readCv} /> : <p className={s.soft}>{t.noCv}</p>}
      <MoveForm
        key={`${number} ${applicant.state} ${wanted ?? ""}`}
        applicant={applicant}
        wanted={wanted}
        form={isNote ? undefined : form}
      />
      <Form className={s.form} noValidate key={steps.length}>
        <input type="hidden" name="number" value={number} />
        <Textarea
          id="text"
          name="text"
          label={t.inner}
          help={t.innerHelp}
          maxLength={1000}
          rows={2}
          defaultValue={isNote ? (form?.values["text"] ?? "") : ""}
          error={isNote ? form?.errors["text"] : undefined}
        />
        <div>
          <Button type="submit" name="act" value="note" variant="line" size="small">
            {t.addNote}
          </Button>
        </div>
      </Form>
      <section>
        <h2 className={s.heading}>{t.history}</h2>
        <ol className={s.history}>
          {steps.map((step) => {
            const act = ACTS.find((one) => one === step.act);
            return (
              <li key={`${step.act} ${step.at}`}>
                <b>{act ? t[`act.${act}`] : step.act}</b> {formatDate(step.at, language, "short")}, {timeOf(step.at)}
                {step.act !== "sent" && step.by !== "" && `, ${step.by}`}
                {step.note && <q className={s.words}>{step.note}</q>}
              </li>
            );
          })}
        </ol>
      </section>
    </aside>
  );
};
