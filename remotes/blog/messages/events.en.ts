import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { eventsMessages as indonesian } from "./events.id";

export const eventsMessages: CatalogueOf<typeof indonesian> = {
  events: "Events",
  "events.lede": (site) => `What is coming up at ${site}, and what has been.`,
  "events.description": (site) => `Events of ${site}: what is coming up first, then what has been.`,
  "events.upcoming": "Coming up",
  "events.past": "Past events",
  "events.next": "Next",
  "events.none": "No new events yet",
  "events.noneHelp": "The next event is shown here as soon as its date is set.",
  "events.noneOfType": (type) => `No new events of the type ${type} yet`,
  "events.nonePast": "No events have taken place yet.",
  "events.failed": "The events did not arrive",
  "events.pastFailed": "Past events cannot be read at the moment.",
  "events.partHelp": "The rest of this page is still right.",
  "events.more": "Later events are in the calendar",
  "events.all": "All events",
  "events.views": "View",
  "view.list": "List",
  "view.calendar": "Calendar",
  "events.types": "Type of event",
  "events.anyType": "All",

  "type.workshop": "Workshop",
  "type.talk": "Talk",
  "type.meetup": "Meetup",
  "type.exhibition": "Exhibition",
  "type.open-day": "Open day",

  "timing.upcoming": "Coming up",
  "timing.now": "Under way",
  "timing.past": "Over",

  weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
  "weekdays.fromMonday": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  "time.at": (hours) => hours,
  "place.online": "Online",
  "place.both": (city) => `${city} and online`,

  "month.title": (month) => `Calendar of events, ${month}`,
  "month.previous": (month) => `To ${month}`,
  "month.next": (month) => `To ${month}`,
  "month.today": "today",
  "month.dayOf": (count) => `day ${count}`,
  "month.empty": (month) => `No events in ${month}.`,
  "month.failed": "The calendar did not arrive",
  "month.partial": "Some events of this month could not be read.",
  "month.partialHelp": "What you see below is still right.",

  "event.facts": "Time and place",
  "event.date": "Date",
  "event.when": "Time",
  "event.until": "Until",
  "event.zone": (zone, timeZone) => `Time zone ${zone} (${timeZone})`,
  "event.local": (when) => `On your clock: ${when}`,
  "event.where": "Place",
  "event.online": "You can join from anywhere",
  "event.map": "Find on a map",
  "event.host": "Announced by",
  "event.about": "About this event",
  "event.programme": "Programme",
  "event.item": "What happens",
  "event.over": "This event is over. Its page stays as a record.",
  "event.neighbours": "The events before and after",
  "event.before": "Before",
  "event.after": "After",

  "keep.add": "Add to calendar",
  "keep.addNamed": (name) => `Add to calendar: ${name}`,
  "keep.done": "The calendar file has been downloaded.",
  "keep.failed": "The calendar file could not be made. Check your connection and try again.",
};

export const messages = { ...commonMessages, ...eventsMessages };
