import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { webinarsMessages as indonesian } from "./webinars.id";

export const webinarsMessages: CatalogueOf<typeof indonesian> = {
  "webinars.title": "Webinars",
  "webinars.heading": "Webinars",
  "webinars.lede": "Learn live from people who do the work. All hours are Jakarta time (WIB).",
  "webinars.description": "Webinars to come and webinars that have been, with their speakers.",
  "webinars.page": (page) => `Webinars, page ${page}`,
  "webinars.found": (count) => `${count} ${count === "1" ? "webinar" : "webinars"}`,
  "webinars.upcoming": "To come",
  "webinars.past": "Already held",
  "webinars.live": "On now",
  "webinars.speakers": "Speakers",
  "webinars.empty": "No webinars here yet",
  "webinars.emptyHelp": "The first one appears on this page as soon as its date is set.",
  "webinars.failed": "The list of webinars did not arrive",
  "webinars.failedHelp": "Our server did not answer as it should. Please try again in a moment.",
};

export const messages = { ...commonMessages, ...webinarsMessages };
