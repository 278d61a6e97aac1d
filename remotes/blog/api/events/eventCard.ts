import type { EventCard, OpenedEvent } from "../../contract/events/EventData";
import type { EventDetail, EventSummary } from "../../contract/hosts/posts";

/** An event as lists show it. */
export const eventCard = (event: EventSummary): EventCard => {
  const { id, slug, type, title, summary, cover, art, language } = event;
  const { startsAt, endsAt, timeZone, place, isOnline } = event;
  return { id, slug, type, title, summary, cover, art, language, startsAt, endsAt, timeZone, place, isOnline };
};

const linkTo = (link: EventDetail["next"]): OpenedEvent["next"] => link && { slug: link.slug, title: link.title };

/** An event as its page shows it. */
export const openedEvent = (event: EventDetail): OpenedEvent => {
  const { author, content, programme, previous, next } = event;
  return { ...eventCard(event), author, content, programme, previous: linkTo(previous), next: linkTo(next) };
};
