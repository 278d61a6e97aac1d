import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, ButtonLink, EmptyState, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { cataloguePath } from "../../contract/paths";
import type { RoomItem } from "../../contract/room/roomOf";
import type { RoomMessages } from "../../messages/room.id";
import { Cloth } from "./Cloth";
import type { roomSlot } from "./room.server";
import s from "./Room.module.css";

/** What to do next, beside the cloth that it grows. */
const Next = ({ item, next }: { readonly item: RoomItem; readonly next: NonNullable<RoomItem["next"]> }) => {
  const t = useMessages<RoomMessages>();
  const headingId = useId();
  return (
    <section className={s.next} aria-labelledby={headingId}>
      <div className={s.words}>
        <p className={s.lead}>{t.woven(item.done, item.total, next.lengthMinutes)}</p>
        <p className={s.where}>{t.where(item.name, next.moduleTitle)}</p>
        <h2 id={headingId} className={s.chapter}>
          {next.title}
        </h2>
        <ButtonLink to={next.path}>{item.done === 0 ? t.begin : t.goOn(next.number)}</ButtonLink>
      </div>
      <div className={s.cloth}>
        <Cloth item={item} form="loom" />
        <p className={s.key}>{t.key}</p>
      </div>
    </section>
  );
};

const Row = ({ item }: { readonly item: RoomItem }) => {
  const t = useMessages<RoomMessages>();
  const language = useLanguage();
  const { name, mentor, done, total, next, path, certificate, seenAt } = item;
  const seen = seenAt === null ? t.notBegun : t.seen(formatDate(seenAt, language));
  return (
    <li className={s.item}>
      <div>
        <h3 className={s.name}>{name}</h3>
        <p className={s.about}>{[mentor, seen].filter(Boolean).join(". ")}</p>
      </div>
      <Cloth item={item} form="strip" />
      <p className={s.count}>{t.count(formatNumber(done, language), formatNumber(total, language))}</p>
      <p className={s.way}>
        {certificate && <ArrowLink to={certificate.path}>{t.certificate}</ArrowLink>}
        {!certificate && next && <ArrowLink to={next.path}>{done === 0 ? t.start : t.continue}</ArrowLink>}
        {!certificate && !next && path !== null && <ArrowLink to={path}>{t.open}</ArrowLink>}
      </p>
    </li>
  );
};

/** `courses.room.v1`: the classes of whoever is signed in. Whoever has begun none is shown the way to the first. */
export const Slot = ({ data }: SlotProps<typeof roomSlot>) => {
  const t = useMessages<RoomMessages>();
  const catalogue = cataloguePath(useTenant());
  const headingId = useId();
  const current = data.find(({ next }) => next !== null);
  if (data.length === 0)
    return (
      <Wrap className={s.room}>
        <EmptyState title={t.empty}>
          <p>{t.emptyText}</p>
          {catalogue !== undefined && (
            <p>
              <ArrowLink to={catalogue}>{t.toCatalogue}</ArrowLink>
            </p>
          )}
        </EmptyState>
      </Wrap>
    );
  return (
    <Wrap className={s.room}>
      {current?.next && <Next item={current} next={current.next} />}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={s.title}>
          {t.cloths(data.length)}
        </h2>
        <ul className={s.list}>
          {data.map((item) => (
            <Row key={item.slug} item={item} />
          ))}
        </ul>
      </section>
    </Wrap>
  );
};
