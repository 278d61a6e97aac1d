import { Later, type PageProps } from "@serambi/kernel/remote";
import { ErrorState, RichText, Skeleton, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { EventCover } from "../../components/events/EventCover";
import { EventFacts } from "../../components/events/EventFacts";
import { EventIntro } from "../../components/events/EventIntro";
import { EventNeighbours } from "../../components/events/EventNeighbours";
import { EventProgramme } from "../../components/events/EventProgramme";
import { eventTiming } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { eventsOf } from "../../stores/events/eventsOf";
import s from "./EventPage.module.css";

export { eventHead as head, eventJsonLd as jsonLd } from "./eventHead";
export { openEvent as preload } from "./openEvent";

/** `/Event/{slug}`: one event. */
export const Page = observer(function EventPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t, language } = context;
  const { opened, open } = eventsOf(store).event(context.params["slug"] ?? "");
  const { phase, data } = opened.state;

  if (!data && phase === "failed")
    return (
      <Wrap className={s.waiting}>
        <h1 className={s.heading}>{t.events}</h1>
        <ErrorState title={t["event.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={() => void open()} />
      </Wrap>
    );
  if (!data)
    return (
      <Wrap className={s.waiting}>
        <div aria-busy="true">
          <VisuallyHidden as="p">{t["events.loading"]}</VisuallyHidden>
          <Skeleton shape="line" />
          <Skeleton shape="picture" />
        </div>
      </Wrap>
    );

  const { event, asOf } = data;
  return (
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
});
