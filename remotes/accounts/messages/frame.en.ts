import type { FrameMessages } from "./frame.id";

export const messages: FrameMessages = {
  visitor: "Log in",
  member: "Your account",
  room: "Your room",
  account: "Account and security",
  logout: "Log out",
  logoutNote: "of this browser only",
  coming: "One moment…",
  unknown: "Your name could not be loaded",
  over: "Your session has ended.",
  again: "Log in again",
};
