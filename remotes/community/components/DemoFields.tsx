import type { FormState } from "@serambi/kernel/remote";
import { TextField } from "@serambi/kernel/ui";

import type { DemoMessages } from "../messages/demo.id";
import { SendButton } from "./SendButton";
import s from "./DemoFields.module.css";

interface DemoFieldsProps {
  readonly t: DemoMessages;
  readonly refused?: FormState | undefined;
  readonly note?: string | undefined;
}

/** The one field of a demo request, with its button. */
export const DemoFields = ({ t, refused, note = t.note }: DemoFieldsProps) => (
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
    <SendButton t={t}>{t.send}</SendButton>
    <p className={s.note}>{note}</p>
  </>
);
