import { useMessages, useNavigation, type FormState } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";
import { useId } from "react";

import { ALERT_DRAFT } from "../contract/drafts";
import type { Messages } from "../messages/id";
import s from "./AlertForm.module.css";

interface AlertFormProps {
  readonly form: FormState | undefined;
  /** Asked for a moment ago. */
  readonly isAsked: boolean;
}

/** Letters about new jobs that pass the filters of the page. */
export const AlertForm = ({ form, isAsked }: AlertFormProps) => {
  const t = useMessages<Messages>();
  const headingId = useId();
  const isSending = useNavigation().state === "loading";
  const isSent = isAsked && !form;
  useFormArrived(isSent ? ALERT_DRAFT : "");
  return (
    <section className={s.alert} aria-labelledby={headingId} id="alert">
      <div>
        <h2 id={headingId} className={s.heading}>
          {t.alertHeading}
        </h2>
        <p className={s.text}>{t.alertText}</p>
      </div>
      {isSent ? (
        <p role="status" className={s.asked}>
          {t.alertAsked}
        </p>
      ) : (
        <PublicForm draft={ALERT_DRAFT} texts={t} className={s.form}>
          <TextField
            id="email"
            name="email"
            type="email"
            label={t.alertEmail}
            required
            autoComplete="email"
            maxLength={254}
            defaultValue={form?.values["email"] ?? ""}
            error={form?.errors["email"] ?? (form?.message || undefined)}
          />
          <div>
            <Button type="submit" variant="line" busy={isSending} busyLabel={t.sending}>
              {t.alertSend}
            </Button>
          </div>
        </PublicForm>
      )}
    </section>
  );
};
