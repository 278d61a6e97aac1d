import type { FormState } from "@serambi/kernel/remote";
import { RadioGroup, Textarea, TextField } from "@serambi/kernel/ui";
import { PhoneField } from "@serambi/kernel/ui/controls";

import { MAX_NOTES } from "../contract/appointmentLimits";
import type { AppointmentMessages } from "../messages/appointment.id";
import { OriginField } from "./OriginField";
import s from "./AppointmentFields.module.css";

interface AppointmentFieldsProps {
  readonly t: AppointmentMessages;
  readonly refused?: FormState | undefined;
  /** The mentor of an appointment, which is always online; null: it is with the office. */
  readonly mentor: { readonly slug: string; readonly name: string; readonly topic: string } | null;
}

/** Online, or where the visitor is. */
const Place = ({ t, refused }: Pick<AppointmentFieldsProps, "t" | "refused">) => (
  <>
    <RadioGroup
      id="location"
      name="location"
      label={t.place}
      look="panel"
      required
      defaultValue={refused?.values["location"] ?? "online"}
      error={refused?.errors["location"]}
      className={s.wide}
      options={[
        { value: "online", label: t.online, help: t.onlineHelp },
        { value: "onsite", label: t.onsite, help: t.onsiteHelp },
      ]}
    />
    <TextField
      id="address"
      name="address"
      defaultValue={refused?.values["address"] ?? ""}
      error={refused?.errors["address"]}
      label={t.address}
      help={t.addressHelp}
      optionalLabel={t.optional}
      autoComplete="address-line1"
      maxLength={255}
      className={s.wide}
    />
  </>
);

/** The visitor who wants to meet, the place and the subject. */
export const AppointmentFields = ({ t, refused, mentor }: AppointmentFieldsProps) => {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <div className={s.fields}>
      <OriginField />
      <TextField {...field("name")} label={t.name} autoComplete="name" required minLength={3} maxLength={100} />
      <TextField {...field("email")} label={t.email} type="email" autoComplete="email" required maxLength={254} />
      <PhoneField {...field("phone")} label={t.phone} required />
      <TextField
        {...field("organization")}
        label={t.organization}
        autoComplete="organization"
        required
        maxLength={150}
      />
      <TextField
        {...field("topic")}
        defaultValue={refused?.values["topic"] ?? mentor?.topic ?? ""}
        label={t.topic}
        required
        maxLength={150}
        className={s.wide}
      />
      {mentor ? (
        <>
          <input type="hidden" name="mentor" value={mentor.slug} />
          <input type="hidden" name="location" value="online" />
        </>
      ) : (
        <Place t={t} refused={refused} />
      )}
      <Textarea
        {...field("notes")}
        label={t.notes}
        optionalLabel={t.optional}
        maxLength={MAX_NOTES}
        countText={t.notesCount}
        className={s.wide}
      />
      <TextField
        {...field("guests")}
        label={t.guests}
        help={t.guestsHelp}
        optionalLabel={t.optional}
        inputMode="email"
        maxLength={1300}
        className={s.wide}
      />
    </div>
  );
};
