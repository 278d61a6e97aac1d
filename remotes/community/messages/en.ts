import type { Messages } from "./id";

export const messages: Messages = {
  title: "Voices and forms",
  calendarTitle: (site) => `Appointment with ${site}`,
};
