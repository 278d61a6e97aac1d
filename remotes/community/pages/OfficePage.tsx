import type { PageProps } from "@serambi/kernel/remote";
import { Badge } from "@serambi/kernel/ui";

import { OfficeList } from "../components/OfficeList";
import { ReasonForm } from "../components/ReasonForm";
import type { OfficeAppointment } from "../contract/Appointment";
import { formatMoment } from "../contract/jakartaTime";
import type { officeLoader } from "./office.server";
import s from "./OfficePage.module.css";

type Props = PageProps<typeof officeLoader>;

interface EntryProps {
  readonly appointment: OfficeAppointment;
  readonly context: Props["context"];
}

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
        {appointment.isOpen && <ReasonForm of={["reference", reference]} form={form} label={t.release} t={t} />}
      </div>
    </li>
  );
};

/** `/Appointments` */
export const Page = ({ data: { appointments }, context }: Props) => (
  <OfficeList t={context.t} count={appointments && appointments.length} form={context.form} note={context.t.hoursText}>
    {appointments?.map((appointment) => (
      <Entry key={appointment.reference} appointment={appointment} context={context} />
    ))}
  </OfficeList>
);
