import { useNavigation, type FormState } from "@serambi/kernel/remote";
import { Button, Checkbox, Select, Textarea, TextField } from "@serambi/kernel/ui";
import { PhoneField } from "@serambi/kernel/ui/controls";
import type { Language } from "@serambi/kernel/contracts";

import { MAX_EMAIL, MAX_NAME, MAX_NEEDS, MAX_ORGANIZATION } from "../../contract/proposal/limits";
import { monthName } from "../../contract/proposal/monthName";
import type { AskedKind } from "../../contract/proposal/Proposal";
import { PRIVACY_PATH } from "../../contract/legal/paths";
import type { ProposalMessages } from "../../messages/proposal.id";
import s from "./ProposalFields.module.css";

interface ProposalFieldsProps {
  readonly t: ProposalMessages;
  readonly language: Language;
  readonly kind: AskedKind;
  readonly months: readonly string[];
  readonly refused?: FormState | undefined;
}

/** The fields of a request, in pairs where there is room. */
export const ProposalFields = ({ t, language, kind, months, refused }: ProposalFieldsProps) => {
  const isSending = useNavigation().state === "loading";
  const field = (name: string) => ({
    id: name,
    name,
    required: true,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  const first = { value: "", label: t.choose };
  return (
    <div className={s.fields}>
      <TextField
        {...field("organization")}
        label={kind.organizationLabel}
        autoComplete="organization"
        maxLength={MAX_ORGANIZATION}
      />
      <TextField {...field("people")} label={kind.peopleLabel} inputMode="numeric" maxLength={9} />
      <Select
        {...field("choice")}
        label={kind.choiceLabel}
        options={[first, ...kind.choices.map((choice) => ({ value: choice, label: choice }))]}
      />
      <Select
        {...field("start")}
        label={t.start}
        options={[first, ...months.map((month) => ({ value: month, label: monthName(month, language) }))]}
      />
      <Textarea
        {...field("needs")}
        label={kind.needsLabel}
        help={kind.needsHelp || undefined}
        rows={4}
        maxLength={MAX_NEEDS}
        className={s.wide}
      />
      <TextField {...field("name")} label={t.name} autoComplete="name" maxLength={MAX_NAME} className={s.wide} />
      <TextField {...field("email")} type="email" label={t.email} autoComplete="email" maxLength={MAX_EMAIL} />
      <PhoneField {...field("phone")} label={t.phone} />
      <div className={s.wide}>
        <Checkbox
          id="consent"
          name="consent"
          value="1"
          label={t.consent}
          required
          error={refused?.errors["consent"]}
          defaultChecked={refused?.values["consent"] === "1"}
        />
        <a href={PRIVACY_PATH} className={s.policy} target="_blank" rel="noopener noreferrer">
          {t.policy}
        </a>
      </div>
      <div className={s.wide}>
        <Button type="submit" busy={isSending} busyLabel={t.sending}>
          {kind.button}
        </Button>
      </div>
    </div>
  );
};
