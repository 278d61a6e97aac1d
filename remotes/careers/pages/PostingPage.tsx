import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Breadcrumb, Button, PageHead, Select, Textarea, TextField, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary, RupiahField } from "@serambi/kernel/ui/controls";
import { useState, type ChangeEvent } from "react";

import { JobPreview, type Draft } from "../components/JobPreview";
import { FIELDS, KINDS, PLACES } from "../contract/choices";
import { DESK_PATH } from "../contract/paths";
import type { postingLoader } from "./posting.server";
import s from "./FormPage.module.css";

type Props = PageProps<typeof postingLoader>;

/** The fields' first values: the typed ones, else the stored ones. */
const beginning = ({ data: { posting, companies }, context: { form } }: Props): Draft => {
  const typed = form?.values ?? {};
  const lines = (all: readonly string[] | undefined): string => all?.join("\n") ?? "";
  const known: Draft = {
    careerId: posting?.careerId ?? companies[0]?.id ?? "",
    title: posting?.title ?? "",
    summary: posting?.summary ?? "",
    city: posting?.city ?? companies[0]?.city ?? "",
    place: posting?.place ?? "onsite",
    kind: posting?.kind ?? "full-time",
    field: posting?.field ?? "engineering",
    payFromIdr: posting ? String(posting.payFromIdr) : "",
    payToIdr: posting ? String(posting.payToIdr) : "",
    tasks: lines(posting?.tasks),
    brings: lines(posting?.brings),
    skills: lines(posting?.skills),
    steps: lines(posting?.steps),
    start: posting?.start ?? "",
    courses: lines(posting?.courses),
    closesOn: posting?.closesOn ?? "",
  };
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, typed[name] ?? value]));
};

interface FieldsProps extends Props {
  readonly first: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Told by the fields themselves: what they send is written a moment after they change. */
  readonly onPay: (pay: Draft) => void;
}

const Fields = (props: FieldsProps) => {
  const { data, context, first, onDraft, onPay } = props;
  const { posting, companies } = data;
  const { t, form, language } = context;
  const isSending = useNavigation().state === "loading";
  const errors = form?.errors ?? {};
  const faults = Object.entries(errors).map(([id, message]) => ({ id, message }));
  const field = (name: string) => ({ id: name, name, defaultValue: first[name] ?? "", error: errors[name] });
  const draftOf = ({ currentTarget }: ChangeEvent<HTMLFormElement>): Draft =>
    Object.fromEntries(
      [...new FormData(currentTarget)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
  return (
    <Form className={s.form} noValidate onChange={(event: ChangeEvent<HTMLFormElement>) => onDraft(draftOf(event))}>
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && (
        <p role="alert" className={s.alert}>
          {form.message}
        </p>
      )}
      <fieldset className={s.group}>
        <legend>{t.section}</legend>
        {posting ? (
          <input type="hidden" name="careerId" value={posting.careerId} />
        ) : (
          <Select
            {...field("careerId")}
            label={t.company}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextField
          {...field("title")}
          label={t.title}
          help={t.titleHelp}
          required
          maxLength={100}
          className={s.whole}
        />
        <Textarea
          {...field("summary")}
          label={t.summary}
          help={t.summaryHelp}
          required
          maxLength={400}
          rows={2}
          className={s.whole}
        />
        <TextField {...field("city")} label={t.city} required maxLength={60} />
        <Select
          {...field("place")}
          label={t.place}
          options={PLACES.map((value) => ({ value, label: t[`place.${value}`] }))}
        />
        <Select
          {...field("kind")}
          label={t.kind}
          options={KINDS.map((value) => ({ value, label: t[`kind.${value}`] }))}
        />
        <Select
          {...field("field")}
          label={t.field}
          options={FIELDS.map((value) => ({ value, label: t[`field.${value}`] }))}
        />
      </fieldset>
      <fieldset className={s.group}>
        <legend>{t.paySection}</legend>
        <p className={s.whole}>{t.payHelp}</p>
        {(["payFromIdr", "payToIdr"] as const).map((name) => (
          <RupiahField
            key={name}
            id={name}
            name={name}
            label={t[name]}
            language={language}
            required
            maxLength={20}
            defaultValue={Number((first[name] ?? "").replaceAll(/\D/g, "")) || null}
            error={errors[name]}
            onValueChange={(amountIdr) => onPay({ [name]: String(amountIdr ?? "") })}
          />
        ))}
      </fieldset>
      <fieldset className={s.group}>
        <legend>{t.contents}</legend>
        {(["tasks", "brings", "skills", "steps"] as const).map((name) => (
          <Textarea
            key={name}
            {...field(name)}
            label={t[name]}
            help={t.linesHelp}
            required
            maxLength={1700}
            rows={4}
            className={s.whole}
          />
        ))}
        <Textarea
          {...field("courses")}
          label={t.courses}
          help={t.coursesHelp}
          optionalLabel={t.optional}
          maxLength={520}
          rows={2}
          className={s.whole}
        />
        <TextField {...field("start")} label={t.start} required maxLength={60} />
        <TextField {...field("closesOn")} type="date" label={t.closesOn} required />
      </fieldset>
      <div className={s.end}>
        <Button type="submit" name="act" value="publish" busy={isSending} busyLabel={t.sending}>
          {posting?.state === "open" ? t.save : t.publish}
        </Button>
        {posting?.state !== "open" && (
          <Button type="submit" name="act" value="draft" variant="line">
            {t.saveDraft}
          </Button>
        )}
      </div>
    </Form>
  );
};

/** `/Career/Desk/Jobs/{id}/Edit`: a job as its company writes it, beside what graduates will read. */
export const Page = (props: Props) => {
  const { t } = props.context;
  const [first] = useState(() => beginning(props));
  const [draft, setDraft] = useState(first);
  const [pay, setPay] = useState<Draft>({});
  const heading = props.data.posting ? `${t.edit}: ${props.data.posting.title}` : t.postTitle;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={heading}
        lede={t.postLede}
        size="small"
        above={<Breadcrumb label={t.breadcrumb} items={[{ label: t.desk, to: DESK_PATH }, { label: heading }]} />}
      />
      <div className={s.columns}>
        <Fields {...props} first={first} onDraft={setDraft} onPay={(one) => setPay({ ...pay, ...one })} />
        <JobPreview draft={{ ...draft, ...pay }} companies={props.data.companies} />
      </div>
    </Wrap>
  );
};
