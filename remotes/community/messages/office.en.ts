import type { OfficeMessages } from "./office.id";

export const messages: OfficeMessages = {
  title: "Appointments",
  lede: (count) =>
    count === 0
      ? "No appointments ahead."
      : `${count} ${count === 1 ? "appointment" : "appointments"} ahead, the next one first.`,
  hoursText: "Office hours and holidays are set in the site's settings, under the key appointments.",
  none: "No appointments yet",
  noneText: "What visitors make is shown here.",
  online: "Online",
  cancelled: "Cancelled",
  guests: (emails) => `Guests: ${emails}`,
  release: "Cancel and tell them",
  reason: "Reason, sent to whoever made it",
  reasonHelp: "10 to 255 characters.",
  reasonWrong: "A reason is required.",
  gone: "This appointment is cancelled already.",
  faults: (count) => (count === 1 ? "One field needs your attention" : `${count} fields need your attention`),
  lost: "The appointments could not be loaded",
  lostText: "Try again in a while.",
  retry: "Try again",
};
