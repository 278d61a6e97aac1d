import type { FormState } from "@serambi/kernel/remote";
import { RadioGroup, Select, Textarea, TextField } from "@serambi/kernel/ui";
import { PhoneField } from "@serambi/kernel/ui/controls";
import type { FocusEvent } from "react";

import { LEVELS, STATUSES } from "../contract/schoolLimits";
import type { RegisterMessages } from "../messages/register.id";
import { AreaFields, type Area } from "./AreaFields";
import { FieldPair, FormPart } from "./FormPart";
import { PolicyConsent } from "./PolicyConsent";
import s from "./SchoolFields.module.css";

interface SchoolFieldsProps {
  readonly areas: readonly Area[];
  /** First values of the fields: of the form that was refused, or of the school as the directory knows it. */
  readonly first: Readonly<Record<string, string | undefined>>;
  readonly form: FormState | undefined;
  readonly t: RegisterMessages;
  /** Said of the number that was typed. */
  readonly note: string;
  readonly onNumber: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The fields of a school's registration, in four parts. */
export const SchoolFields = ({ areas, first, form, t, note, onNumber }: SchoolFieldsProps) => {
  const field = (name: string) => ({
    id: name,
    name,
    required: true,
    defaultValue: first[name] ?? "",
    error: form?.errors[name],
  });
  return (
    <>
      <FormPart title={t.school}>
        <FieldPair>
          <TextField
            {...field("npsn")}
            label={t.npsn}
            help={t.npsnHelp}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={8}
            pattern="\d{8}|[KkPp]\d{7}"
            onBlur={onNumber}
          />
          <Select
            {...field("level")}
            label={t.level}
            help={t.levelHelp}
            options={[{ value: "", label: t.choose }, ...LEVELS.map((value) => ({ value, label: value }))]}
          />
        </FieldPair>
        <p role="status" className={s.note}>
          {note}
        </p>
        <TextField
          {...field("schoolName")}
          label={t.schoolName}
          autoComplete="organization"
          minLength={3}
          maxLength={150}
        />
        <RadioGroup
          {...field("status")}
          label={t.status}
          look="plain"
          options={STATUSES.map((value) => ({ value, label: t[value] }))}
        />
      </FormPart>
      <FormPart title={t.place}>
        <Textarea
          {...field("address")}
          label={t.address}
          help={t.addressHelp}
          autoComplete="street-address"
          rows={2}
          minLength={10}
          maxLength={255}
        />
        <AreaFields
          areas={areas}
          first={{ provinceId: first["provinceId"] ?? "", cityId: first["cityId"] ?? "" }}
          form={form}
          t={t}
        />
      </FormPart>
      <FormPart title={t.pic}>
        <FieldPair>
          <TextField {...field("picName")} label={t.name} autoComplete="name" minLength={3} maxLength={100} />
          <PhoneField {...field("picPhone")} label={t.phone} />
        </FieldPair>
        <TextField
          {...field("picEmail")}
          type="email"
          label={t.email}
          help={t.emailHelp}
          autoComplete="email"
          maxLength={254}
        />
      </FormPart>
      <FormPart title={t.agreement}>
        <PolicyConsent form={form} isGiven={first["consent"] !== undefined} t={t} />
      </FormPart>
    </>
  );
};
