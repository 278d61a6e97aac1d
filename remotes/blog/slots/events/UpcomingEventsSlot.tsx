import { hasRoute, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { EventRows } from "../../components/events/EventRows";
import { EVENTS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { upcomingSlot } from "./upcoming.server";
import s from "./UpcomingEventsSlot.module.css";

/** `events.upcoming.v1`: the next events of the site, and the way to all of them. */
export const Slot = ({ props, data: { items, asOf } }: SlotProps<typeof upcomingSlot>) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const headingId = useId();
  if (props.hidesEmpty && items.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <Wrap>
        <div className={s.head}>
          <h2 id={headingId} className={s.title}>
            {props.title}
          </h2>
          {props.text !== undefined && <p className={s.text}>{props.text}</p>}
        </div>
        {items.length === 0 && <p className={s.none}>{t["events.noneHelp"]}</p>}
        {items.length > 0 && <EventRows items={items} asOf={asOf} heading="h3" />}
        {hasRoute(tenant, EVENTS_PATH) && (
          <p className={s.all}>
            <ArrowLink to={EVENTS_PATH}>{t["events.all"]}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
