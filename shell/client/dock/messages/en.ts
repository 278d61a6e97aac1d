import type { DockMessages } from "./id";

export const messages: DockMessages = {
  dock: "Stays open",
  close: "Close",
};
