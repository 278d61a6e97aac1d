import type { FormState } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";

import type { DemoMessages } from "../messages/demo.id";
import s from "./DemoFields.module.css";

interface DemoFieldsProps {
  readonly t: DemoMessages;
  readonly refused?: FormState | undefined;
  readonly isSending: boolean;
  readonly note?: string | undefined;
}

/** The one field of a demo request, with its button. */
export const DemoFields = ({ t, refused, isSending, note = t.note }: DemoFieldsProps) => (
  <>
    <TextField
      id="email"
      name="email"
      type="email"
      label={t.email}
      autoComplete="email"
      required
      maxLength={254}
      defaultValue={refused?.values["email"] ?? ""}
      error={refused?.errors["email"]}
    />
    <div>
      <Button type="submit" busy={isSending} busyLabel={t.sending}>
        {t.send}
      </Button>
    </div>
    <p className={s.note}>{note}</p>
  </>
);
