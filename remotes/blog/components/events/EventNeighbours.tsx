import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { OpenedEvent } from "../../contract/events/EventData";
import { eventPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./EventNeighbours.module.css";

/** The events before and after, by when they begin. */
export const EventNeighbours = ({ event: { previous, next } }: { readonly event: OpenedEvent }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const sides = [
    { rel: "prev", label: t["event.before"], event: previous },
    { rel: "next", label: t["event.after"], event: next },
  ].flatMap(({ event, ...side }) => {
    const to = event && eventPath(tenant, event);
    return to ? [{ ...side, to, title: event.title }] : [];
  });
  if (sides.length === 0) return null;
  return (
    <nav className={s.neighbours} aria-label={t["event.neighbours"]}>
      {sides.map(({ rel, label, to, title }) => (
        <Link key={rel} to={to} rel={rel} className={s.side}>
          <span className={s.label}>{label}</span> <span className={s.title}>{title}</span>
        </Link>
      ))}
    </nav>
  );
};
