import type { Messages } from "./types";

export const messages: Messages = {
  title: "History",
};
