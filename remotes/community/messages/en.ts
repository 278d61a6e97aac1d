import type { Messages } from "./id";

export const messages: Messages = {
  title: "Voices and forms",
  mentor: "Mentor",
  calendarTitle: (site) => `Appointment with ${site}`,
};
