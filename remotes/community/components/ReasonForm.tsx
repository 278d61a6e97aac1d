import { Form, type FormState } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";

import s from "./ReasonForm.module.css";

interface ReasonFormProps {
  /** Field that names the thing, and its value. */
  readonly of: readonly [name: string, value: string];
  /** Other fields that are posted along. */
  readonly along?: Readonly<Record<string, string>> | undefined;
  /** Tells two such forms of one thing apart: after its value in the field's id. */
  readonly suffix?: string | undefined;
  readonly form: FormState | undefined;
  readonly label: string;
  readonly t: { readonly reason: string; readonly reasonHelp: string };
}

/** A "no" that needs words: it opens, and what it says goes to whoever asked. */
export const ReasonForm = ({ of: [name, value], along = {}, suffix, form, label, t }: ReasonFormProps) => {
  const id = `reason-${value}${suffix === undefined ? "" : `-${suffix}`}`;
  const isThis = form?.values[name] === value;
  return (
    <details open={isThis} className={s.refusal}>
      <summary>{label}</summary>
      <Form noValidate className={s.form}>
        {Object.entries({ [name]: value, ...along }).map(([field, given]) => (
          <input key={field} type="hidden" name={field} value={given} />
        ))}
        <TextField
          id={id}
          name="reason"
          label={t.reason}
          help={t.reasonHelp}
          maxLength={255}
          required
          defaultValue={isThis ? form.values["reason"] : ""}
          error={form?.errors[id]}
        />
        <div>
          <Button type="submit" variant="quiet">
            {label}
          </Button>
        </div>
      </Form>
    </details>
  );
};
