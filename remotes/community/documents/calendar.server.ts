import { makeIcs } from "@serambi/kernel/calendar";
import { isAppError } from "@serambi/kernel/errors";
import { document, notFound } from "@serambi/kernel/server";

import { AppointmentApi } from "../api/AppointmentApi";
import { CALENDAR_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";

/** `/Appointment/{token}/appointment.ics`: it has no link in it, so that a calendar that is shared tells nobody how to cancel. */
export const calendarDocument = document<Messages>({
  id: "appointment-calendar",
  paths: [CALENDAR_PATH],
  loader: async ({ http, now, text, tenant }, { params, t }) => {
    try {
      const appointment = await new AppointmentApi(http).find(params["token"] ?? "");
      if (appointment.state !== "booked") return notFound();
      const { reference, startTime, lengthMinutes, topic, location, address } = appointment;
      const { title, meta } = tenant.settings;
      const event = {
        uid: `${reference}@${tenant.key}.serambi`,
        title: t.calendarTitle(title),
        description: topic,
        url: meta.url,
        ...(location === "onsite" && { location: address }),
        when: { startsAt: startTime, lengthMinutes },
      };
      return text({
        type: "text/calendar; charset=utf-8",
        body: makeIcs(event, now()),
        fileName: `${reference.toLowerCase()}.ics`,
        isIndexed: false,
      });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});
