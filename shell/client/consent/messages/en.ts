import type { ConsentMessages } from "./id";

export const messages: ConsentMessages = {
  title: "May we count your visit?",
  body: "If you allow it, Google Analytics records which pages of this site you open, without advertising. If you decline, everything works all the same. Your choice holds for 30 days and can be changed at the foot of the page.",
  policy: "Privacy policy",
  grant: "Allow",
  deny: "Decline",
  granted: "Your choice at present: allowed.",
  denied: "Your choice at present: declined.",
  unwilling: "Your browser asks for your visits not to be tracked. We comply: your visit is not counted.",
  close: "Close",
};
