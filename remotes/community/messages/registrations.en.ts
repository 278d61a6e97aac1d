import type { RegistrationMessages } from "./registrations.id";

export const messages: RegistrationMessages = {
  title: "Registrations of schools",
  lede: (count) => {
    if (count === 0) return "None is waiting.";
    return count === 1 ? "One school waits for a decision." : `${count} schools wait for a decision.`;
  },
  confirm: "Confirm",
  decline: "Decline",
  reason: "Why it is declined",
  reasonHelp: "10–255 characters. The contact is told; their data is deleted then.",
  reasonWrong: "A reason is required (10–255 characters).",
  faults: (count) => (count === 1 ? "One field needs another look" : `${count} fields need another look`),
  gone: "A colleague has decided already.",
  failed: "It was not saved. Try again.",
  none: "All registrations are decided.",
  noneText: "New ones appear here, and the office's mailbox is told.",
  negeri: "public",
  swasta: "private",
  lost: "The registrations could not be loaded.",
  lostText: "Try again in a while.",
  retry: "Load again",
};
