import { Later, type PageProps } from "@serambi/kernel/remote";
import { RichText, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { EventCover } from "../../components/events/EventCover";
import { EventFacts } from "../../components/events/EventFacts";
import { EventIntro } from "../../components/events/EventIntro";
import { EventNeighbours } from "../../components/events/EventNeighbours";
import { EventProgramme } from "../../components/events/EventProgramme";
import { eventTiming } from "../../contract/events/eventTime";
import type { eventLoader } from "./event.server";
import s from "./EventPage.module.css";

/** `/Event/{slug}`: one event. */
export const Page = ({ data: { event, asOf }, context: { t, language } }: PageProps<typeof eventLoader>) => (
  <article>
    <Wrap>
      <EventIntro event={event} asOf={asOf} />
    </Wrap>
    <div className={s.cover}>
      <EventCover event={event} shape="band" isFirst />
    </div>
    <Wrap className={s.grid}>
      <div className={s.facts}>
        <EventFacts event={event} asOf={asOf} />
      </div>
      <div className={s.main}>
        <Later>
          {eventTiming(event, asOf) === "past" && <p className={s.over}>{t["event.over"]}</p>}
          {event.content && (
            <section aria-labelledby="about-heading" lang={event.language === language ? undefined : event.language}>
              <VisuallyHidden as="h2" id="about-heading">
                {t["event.about"]}
              </VisuallyHidden>
              <RichText html={event.content} />
            </section>
          )}
          {event.programme.length > 0 && <EventProgramme event={event} />}
        </Later>
      </div>
    </Wrap>
    <Wrap className={s.end}>
      <Later>
        <EventNeighbours event={event} />
      </Later>
    </Wrap>
  </article>
);
