import type { DockMessages } from "./id";

export const messages: DockMessages = {
  below: "Stays open",
  beside: "Beside the page",
  close: "Close",
};
