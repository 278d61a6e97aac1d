import type { SettingsMessages } from "./types";

export const messages: SettingsMessages = {
  title: "Settings",
};
