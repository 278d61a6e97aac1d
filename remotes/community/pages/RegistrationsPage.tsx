import { Form, type PageProps } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";

import { OfficeList } from "../components/OfficeList";
import { ReasonForm } from "../components/ReasonForm";
import { formatMoment } from "../contract/jakartaTime";
import type { WaitingSchool } from "../contract/Schools";
import type { registrationsLoader } from "./registrations.server";
import s from "./OfficePage.module.css";

type Props = PageProps<typeof registrationsLoader>;

interface EntryProps {
  readonly school: WaitingSchool;
  readonly context: Props["context"];
}

const Entry = ({ school, context: { t, language, form } }: EntryProps) => {
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
        <ReasonForm of={["id", school.id]} along={{ decision: "declined" }} form={form} label={t.decline} t={t} />
      </div>
    </li>
  );
};

/** `/Registrations` */
export const Page = ({ data: { schools }, context }: Props) => (
  <OfficeList t={context.t} count={schools && schools.length} form={context.form}>
    {schools?.map((school) => (
      <Entry key={school.id} school={school} context={context} />
    ))}
  </OfficeList>
);
