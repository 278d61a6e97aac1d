import type { FormState } from "@serambi/kernel/remote";
import { Checkbox, TextField } from "@serambi/kernel/ui";
import { PhoneField, SentFileField, type FileSending } from "@serambi/kernel/ui/controls";
import type { Language } from "@serambi/kernel/contracts";

import { MAX_CONSENT_BYTES } from "../contract/teamLimits";
import type { TeamMessages } from "../messages/team.id";
import { FieldPair, FormPart } from "./FormPart";
import { MemberFields } from "./MemberFields";
import { PolicyConsent } from "./PolicyConsent";
import s from "./TeamFields.module.css";
import type { TeamDraftState } from "./useTeamDraft";

export interface TeamFieldsProps {
  readonly draft: TeamDraftState;
  /** First values of team and coach. */
  readonly first: Readonly<Record<string, string | undefined>>;
  readonly form: FormState | undefined;
  readonly sending: FileSending;
  readonly language: Language;
  readonly t: TeamMessages;
  readonly onName: (name: string) => void;
  readonly onCoach: (name: string) => void;
  /** Said above the file of a team that has sent one. */
  readonly consentNote?: string | undefined;
  /** The agreement to the privacy policy is asked for once. */
  readonly asksConsent: boolean;
}

const ConsentField = ({ sending, form, language, t }: TeamFieldsProps) => (
  <SentFileField
    sending={sending}
    name="consentFile"
    label={t.consentFile}
    help={t.consentHelp}
    language={language}
    accept="application/pdf,image/jpeg,.pdf,.jpg,.jpeg"
    maxBytes={MAX_CONSENT_BYTES}
    error={form?.errors["consentFile"]}
    before={form?.values["consentFile"]}
    texts={{
      choose: t.consentChoose,
      drop: t.consentDrop,
      remove: t.consentRemove,
      tooLarge: t.consentLarge,
      wrongType: t.consentType,
      chosen: t.consentChosen,
      noScript: t.consentNoScript,
      progress: t.consentProgress,
      done: t.consentDone,
      paused: t.consentPaused,
      failed: t.consentFailed,
      resume: t.consentResume,
      carried: t.consentCarried,
      putAway: t.consentPutAway,
    }}
  />
);

/** Team and coach. */
const TeamNameFields = ({ first, form, t, onName, onCoach }: TeamFieldsProps) => {
  const field = (name: string) => ({
    id: name,
    name,
    required: true,
    defaultValue: first[name] ?? "",
    error: form?.errors[name],
  });
  return (
    <FormPart>
      <TextField
        {...field("teamName")}
        label={t.teamName}
        help={t.teamNameHelp}
        autoComplete="off"
        minLength={3}
        maxLength={50}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <FieldPair>
        <TextField
          {...field("coachName")}
          label={t.coachName}
          autoComplete="name"
          minLength={3}
          maxLength={100}
          onChange={({ currentTarget }) => onCoach(currentTarget.value)}
        />
        <PhoneField {...field("coachPhone")} label={t.coachPhone} />
      </FieldPair>
    </FormPart>
  );
};

/** The fields of a team: name and coach, members and captain, consent, agreements. */
export const TeamFields = (props: TeamFieldsProps) => {
  const { draft, form, first, t, consentNote, asksConsent } = props;
  return (
    <>
      <TeamNameFields {...props} />
      <MemberFields draft={draft} form={form} t={t} />
      <FormPart title={t.consentTitle}>
        {consentNote && <p className={s.note}>{consentNote}</p>}
        <ConsentField {...props} />
        <noscript>
          <input type="hidden" name="isConsentLater" value="1" />
        </noscript>
      </FormPart>
      <FormPart title={t.agreement}>
        <Checkbox
          id="guardianConsent"
          name="guardianConsent"
          value="1"
          label={t.guardian}
          error={form?.errors["guardianConsent"]}
          defaultChecked={first["guardianConsent"] !== undefined}
        />
        {asksConsent && <PolicyConsent form={form} isGiven={first["consent"] !== undefined} t={t} />}
      </FormPart>
    </>
  );
};
