import { Form, useReload, type PageProps } from "@serambi/kernel/remote";
import { Button, EmptyState, PageHead, PartNotice, TextField, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";

import { formatMoment } from "../contract/jakartaTime";
import type { WaitingSchool } from "../contract/Schools";
import type { registrationsLoader } from "./registrations.server";
import s from "./OfficePage.module.css";

type Props = PageProps<typeof registrationsLoader>;

interface EntryProps {
  readonly school: WaitingSchool;
  readonly context: Props["context"];
}

const Decline = ({ school, context: { t, form } }: EntryProps) => {
  const id = `reason-${school.id}`;
  const isThis = form?.values["id"] === school.id;
  return (
    <details open={isThis} className={s.release}>
      <summary>{t.decline}</summary>
      <Form noValidate className={s.form}>
        <input type="hidden" name="id" value={school.id} />
        <input type="hidden" name="decision" value="declined" />
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
            {t.decline}
          </Button>
        </div>
      </Form>
    </details>
  );
};

const Entry = (props: EntryProps) => {
  const { school, context } = props;
  const { t, language } = context;
  return (
    <li className={s.entry}>
      <p className={s.when}>
        <b>{formatMoment(school.registeredAt, language)}</b>
        <span>{school.reference}</span>
      </p>
      <div className={s.what}>
        <h2>{school.name}</h2>
        <p>
          {school.npsn}, {school.level} {t[school.status]}
        </p>
        <p>
          {school.address}, {school.city}, {school.province}
        </p>
        <p>
          {school.picName} <a href={`mailto:${school.picEmail}`}>{school.picEmail}</a>{" "}
          <a href={`tel:${school.picPhone}`}>{school.picPhone}</a>
        </p>
        <Form>
          <input type="hidden" name="id" value={school.id} />
          <input type="hidden" name="decision" value="confirmed" />
          <Button type="submit">{t.confirm}</Button>
        </Form>
        <Decline {...props} />
      </div>
    </li>
  );
};

/** `/Registrations` */
export const Page = ({ data: { schools }, context }: Props) => {
  const { t, form } = context;
  const reload = useReload();
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" lede={schools ? t.lede(schools.length) : undefined} />
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && <p role="alert">{form.message}</p>}
      {schools === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {schools?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {schools && schools.length > 0 && (
        <ul className={s.list}>
          {schools.map((school) => (
            <Entry key={school.id} school={school} context={context} />
          ))}
        </ul>
      )}
    </Wrap>
  );
};
