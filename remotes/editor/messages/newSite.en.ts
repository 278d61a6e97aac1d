import type { NewSiteMessages } from "./types";

export const messages: NewSiteMessages = {
  title: "New site",
};
