import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { stateMessages as indonesian } from "./states.id";

export const stateMessages: CatalogueOf<typeof indonesian> = {
  "state.coming-soon": "Coming soon",
  "state.registration-open": "Registration open",
  "state.started": "In progress",
  "state.ended": "Ended",
  "state.upcoming": "Starting soon",
};
