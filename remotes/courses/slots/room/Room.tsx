import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { RoomMessages } from "../../messages/room.id";
import s from "./Room.module.css";
import type { roomSlot } from "./room.server";
import { EmptyHero, NextHero } from "./RoomHero";
import { Certificates, Diary, Shelf } from "./RoomShelf";
import { useBringAlong } from "./useBringAlong";

/** Western Indonesian Time. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** `courses.room.v1`: the classes of whoever is signed in. Whoever has begun none is shown the way to the first. */
export const Slot = ({ data, props: { calledBy } }: SlotProps<typeof roomSlot>) => {
  const t = useMessages<RoomMessages>();
  const language = useLanguage();
  const { items, suggested, now } = data;
  useBringAlong();
  const current = items.find(({ next }) => next !== null) ?? items[0];
  const weekday = new Date(Date.parse(now) + JAKARTA_OFFSET_MS).getUTCDay();
  return (
    <Wrap className={s.room}>
      <p className={s.date}>{t.today(weekday, formatDate(now, language))}</p>
      {current ? (
        <NextHero item={current} calledBy={calledBy} />
      ) : (
        <EmptyHero suggested={suggested} calledBy={calledBy} />
      )}
      {items.length > 0 && <Shelf items={items} />}
      <Diary items={items} now={now} />
      <Certificates items={items} />
    </Wrap>
  );
};
