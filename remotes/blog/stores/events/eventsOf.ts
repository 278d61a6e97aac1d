import type { BlogStore } from "../BlogStore";
import { EventsStore } from "./EventsStore";

/** What happens at the site, in a visit. */
export const eventsOf = (store: BlogStore): EventsStore =>
  store.part("events", (deps, saved) => new EventsStore(deps, saved));
