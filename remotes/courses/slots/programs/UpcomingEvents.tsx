import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section } from "@serambi/kernel/ui";
import { useId } from "react";

import { EventRows } from "../../components/programs/EventRows";
import { eventsPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import type { upcomingSlot } from "./programSlots.server";
import s from "./ProgramSlots.module.css";

/** `courses.upcoming.v1`: the next classes and webinars of the site, and the way to all dates. */
export const Slot = ({ props, data: { items, programs, isPartial } }: SlotProps<typeof upcomingSlot>) => {
  const t = useMessages<Messages>();
  const all = eventsPath(useTenant());
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className={s.wrap}>
        <h2 id={headingId} className={s.title}>
          {props.title}
        </h2>
        {isPartial && <p className={s.empty}>{t["events.partial"]}</p>}
        {items.length === 0 && !isPartial && <p className={s.empty}>{t["upcoming.empty"]}</p>}
        {items.length > 0 && <EventRows items={items} programs={programs} heading="h3" />}
        {all && (
          <p className={s.all}>
            <ArrowLink to={all}>{t["upcoming.all"]}</ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
};
