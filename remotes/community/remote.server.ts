import { defineServer } from "@serambi/kernel/server";

import { communityHosts } from "./api/communityHosts";
import { calendarDocument } from "./documents/calendar.server";
import { appointmentLoader, makeAppointment } from "./pages/appointment.server";
import { askForDemo, demoLoader } from "./pages/demo.server";
import { changeAppointment, keptLoader } from "./pages/kept.server";
import { decideVoice, moderationLoader } from "./pages/moderation.server";
import { officeLoader, releaseAppointment } from "./pages/office.server";
import { reviewsLoader, sendReview } from "./pages/reviews.server";
import { remote } from "./remote";
import { demoSlot } from "./slots/demo.server";

/** The server's half: loaders, actions, and the calls that are made. */
export const server = defineServer(remote, {
  pages: {
    demo: { loader: demoLoader, action: askForDemo },
    appointment: { loader: appointmentLoader, action: makeAppointment },
    "kept-appointment": { loader: keptLoader, action: changeAppointment },
    reviews: { loader: reviewsLoader, action: sendReview },
    moderation: { loader: moderationLoader, action: decideVoice, middleware: ["role:superadmin,admin,writer"] },
    office: { loader: officeLoader, action: releaseAppointment, middleware: ["role:superadmin,admin,lead_program"] },
  },
  slots: { "community.demo-request.v1": demoSlot },
  documents: [calendarDocument],
  hosts: communityHosts,
});
