import { Form, useReload, type FormState, type PageProps } from "@serambi/kernel/remote";
import { Badge, Button, EmptyState, PageHead, PartNotice, TextField, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";

import type { OfficeAppointment } from "../contract/Appointment";
import { formatMoment } from "../contract/jakartaTime";
import type { officeLoader } from "./office.server";
import s from "./OfficePage.module.css";

type Props = PageProps<typeof officeLoader>;

interface EntryProps {
  readonly appointment: OfficeAppointment;
  readonly context: Props["context"];
}

const Release = ({
  reference,
  form,
  t,
}: {
  reference: string;
  form: FormState | undefined;
  t: Props["context"]["t"];
}) => {
  const id = `reason-${reference}`;
  const isThis = form?.values["reference"] === reference;
  return (
    <details open={isThis} className={s.release}>
      <summary>{t.release}</summary>
      <Form noValidate className={s.form}>
        <input type="hidden" name="reference" value={reference} />
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
            {t.release}
          </Button>
        </div>
      </Form>
    </details>
  );
};

const Entry = ({ appointment, context: { t, language, form } }: EntryProps) => {
  const {
    reference,
    state,
    startTime,
    name,
    organization,
    topic,
    email,
    phone,
    location,
    address,
    notes,
    guests,
    reason,
  } = appointment;
  return (
    <li className={s.entry}>
      <p className={s.when}>
        <b>{formatMoment(startTime, language)}</b>
        <span>{reference}</span>
        {state === "cancelled" && <Badge tone="danger">{t.cancelled}</Badge>}
      </p>
      <div className={s.what}>
        <h2>{topic}</h2>
        <p>
          {name}, {organization}
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a> <a href={`tel:${phone}`}>{phone}</a>
        </p>
        <p>{location === "online" ? t.online : address}</p>
        {guests.length > 0 && <p>{t.guests(guests.join(", "))}</p>}
        {notes && <p className={s.notes}>{notes}</p>}
        {reason && <p>{reason}</p>}
        {appointment.isOpen && <Release reference={reference} form={form} t={t} />}
      </div>
    </li>
  );
};

/** `/Appointments` */
export const Page = ({ data: { appointments }, context }: Props) => {
  const { t, form } = context;
  const reload = useReload();
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" lede={appointments ? t.lede(appointments.length) : undefined} />
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && <p role="alert">{form.message}</p>}
      {appointments === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {appointments?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {appointments && appointments.length > 0 && (
        <ul className={s.list}>
          {appointments.map((appointment) => (
            <Entry key={appointment.reference} appointment={appointment} context={context} />
          ))}
        </ul>
      )}
      <p className={s.soft}>{t.hoursText}</p>
    </Wrap>
  );
};
