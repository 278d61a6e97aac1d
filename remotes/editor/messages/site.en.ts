import type { SiteMessages } from "./types";

export const messages: SiteMessages = {
  title: "Site",
};
