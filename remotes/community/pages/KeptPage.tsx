import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Badge, Button, ButtonLink, Kain, PageHead, TextLink, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary, useFormArrived } from "@serambi/kernel/ui/controls";

import { MonthCalendar } from "../components/MonthCalendar";
import { Step } from "../components/Step";
import { TimeChoice } from "../components/TimeChoice";
import { appointmentDraft } from "../contract/appointmentDraft";
import { hrefWith } from "../contract/hrefWith";
import { formatDay, jakartaDay } from "../contract/jakartaTime";
import { APPOINTMENT_PATH, appointmentPath, calendarPath, mentorPath } from "../contract/paths";
import { isZone, spanIn } from "../contract/zones";
import type { keptLoader } from "./kept.server";
import s from "./KeptPage.module.css";

type Props = PageProps<typeof keptLoader>;

const Facts = ({ data: { appointment }, context: { t, language, query } }: Props) => {
  const { startTime, lengthMinutes, location, address, reference, reason } = appointment;
  const asked = query.get("zone");
  const zone = isZone(asked) ? asked : "WIB";
  const facts: readonly (readonly [string, string])[] = [
    [t.day, formatDay(jakartaDay(new Date(startTime)), language)],
    ...(zone === "WIB" ? [] : [[t.yourTime, spanIn(startTime, lengthMinutes, zone)] as const]),
    [t.officeTime, spanIn(startTime, lengthMinutes, "WIB")],
    [t.place, location === "online" ? t.online : address],
    [t.topic, appointment.topic],
    [t.number, reference],
    ...(reason === "" ? [] : [[t.reason, reason] as const]),
  ];
  return (
    <dl className={s.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Moving = ({ data: { appointment, chosen }, context: { t, language, query, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  if (!chosen) return null;
  const startTime = form?.errors["startTime"];
  const hrefOf = hrefWith(appointmentPath(appointment.token), { move: "", zone: query.get("zone") });
  return (
    <Form className={s.move} noValidate>
      {startTime !== undefined && (
        <ErrorSummary title={t.faults(1)} faults={[{ id: "startTime", message: startTime }]} attempt={form} />
      )}
      <div className={s.columns}>
        <Step number={1} title={t.pickDay}>
          <MonthCalendar {...{ chosen, language, t, hrefOf }} />
        </Step>
        <Step number={2} title={t.times}>
          <TimeChoice isOffice={appointment.mentor === ""} {...{ chosen, language, t, hrefOf }} error={startTime} />
        </Step>
      </div>
      <div>
        <Button type="submit" name="act" value="move" busy={isSending} busyLabel={t.sending}>
          {t.moveSend}
        </Button>
      </div>
    </Form>
  );
};

/** `/Appointment/{token}` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { appointment, chosen } = data;
  const { t, language, form } = context;
  useFormArrived(appointmentDraft(appointment.mentor));
  const isBooked = appointment.state === "booked";
  const day = formatDay(jakartaDay(new Date(appointment.startTime)), language);
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={isBooked ? t.keptHeading(day.split(",")[0] ?? day) : t.cancelledHeading}
        size="small"
        above={
          <p className={s.state}>
            <Badge tone={isBooked ? "success" : "danger"}>{isBooked ? t.noted : t.cancelled}</Badge>
          </p>
        }
      />
      {form?.message && <p role="alert">{form.message}</p>}
      <div className={s.columns}>
        <div className={s.side}>
          <Facts {...props} />
          {isBooked && (
            <div className={s.ways}>
              <ButtonLink to={calendarPath(appointment.token)} download>
                {t.save}
              </ButtonLink>
              {appointment.isOpen && <TextLink to={`${appointmentPath(appointment.token)}?move=`}>{t.move}</TextLink>}
            </div>
          )}
          <p className={s.note}>{isBooked ? (appointment.isOpen ? t.copySent(appointment.email) : t.tooLate) : ""}</p>
          {!isBooked && (
            <ButtonLink to={appointment.mentor === "" ? APPOINTMENT_PATH : mentorPath(appointment.mentor)}>
              {t.makeNew}
            </ButtonLink>
          )}
        </div>
        <Kain seed={appointment.reference} variant="cover" width={720} height={560} className={s.cloth} />
      </div>
      {chosen && <Moving {...props} />}
      {appointment.isOpen && (
        <Form className={s.cancel}>
          <p>{t.cancelSure}</p>
          <Button type="submit" name="act" value="cancel" variant="quiet">
            {t.cancel}
          </Button>
        </Form>
      )}
    </Wrap>
  );
};
