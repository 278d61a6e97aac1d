import { useLanguage, useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { EventCard } from "../../contract/events/EventData";
import { eventPath } from "../../contract/paths";

interface EventTitleProps {
  readonly event: Pick<EventCard, "slug" | "title" | "language">;
  readonly className?: string | undefined;
}

/** An event's name, linked where this site has a page for it. */
export const EventTitle = ({ event, className }: EventTitleProps) => {
  const language = useLanguage();
  const path = eventPath(useTenant(), event);
  const lang = event.language === language ? undefined : event.language;
  return path === undefined ? (
    <span lang={lang} className={className}>
      {event.title}
    </span>
  ) : (
    <Link to={path} lang={lang} className={className}>
      {event.title}
    </Link>
  );
};
