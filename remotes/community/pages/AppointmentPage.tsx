import { useReload, type PageProps } from "@serambi/kernel/remote";
import { PageHead, PartNotice, Wrap } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { AppointmentFields } from "../components/AppointmentFields";
import { MonthCalendar } from "../components/MonthCalendar";
import { Step } from "../components/Step";
import { TimeChoice } from "../components/TimeChoice";
import { SendButton } from "../components/SendButton";
import { appointmentDraft } from "../contract/appointmentDraft";
import { hrefWith } from "../contract/hrefWith";
import { APPOINTMENT_PATH, mentorAppointmentPath } from "../contract/paths";
import type { appointmentLoader } from "./appointment.server";
import s from "./AppointmentPage.module.css";

type Props = PageProps<typeof appointmentLoader>;

/** `/Make-Appointment` */
export const Page = ({ data: { chosen, isSent, mentor }, context }: Props) => {
  const { t, language, form, query } = context;
  const reload = useReload();
  useFormArrived(isSent ? appointmentDraft("") : "");
  if (isSent || chosen === null)
    return (
      <Wrap className={s.page}>
        <PageHead heading={isSent ? t.sentTitle : t.title} lede={isSent ? t.sentText : undefined} />
        {!isSent && (
          <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
        )}
      </Wrap>
    );
  const { office } = chosen.free;
  const hrefOf = hrefWith(mentor ? mentorAppointmentPath(mentor.slug) : APPOINTMENT_PATH, {
    zone: query.get("zone"),
  });
  const { startTime, ...faults } = form?.errors ?? {};
  // In the order of the page: the time comes first.
  const refused = form && { ...form, errors: { ...(startTime !== undefined && { startTime }), ...faults } };
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={mentor ? t.withMentor(mentor.name) : t.title}
        lede={
          mentor
            ? t.mentorLede(office.lengthMinutes, office.city)
            : t.lede(office.lengthMinutes, office.name, office.city)
        }
      />
      <PublicForm draft={appointmentDraft(mentor?.slug ?? "")} texts={t} refused={refused}>
        <div className={s.columns}>
          <Step number={1} title={t.pickDay}>
            <MonthCalendar {...{ chosen, language, t, hrefOf }} />
          </Step>
          <Step number={2} title={t.times}>
            <TimeChoice
              isOffice={mentor === null}
              {...{ chosen, language, t, hrefOf }}
              startTime={form?.values["startTime"] ?? query.get("time") ?? undefined}
              error={startTime}
            />
          </Step>
        </div>
        <div className={s.about}>
          <Step number={3} title={t.about} text={t.aboutText} />
          <div className={s.fields}>
            <AppointmentFields t={t} refused={form} mentor={mentor} />
            <SendButton t={t} className={s.send}>
              {t.send}
            </SendButton>
          </div>
        </div>
      </PublicForm>
    </Wrap>
  );
};
