import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import type { AddToCalendarProps, ShareLinkProps } from "@serambi/kernel/ui";

import { dayOf, monthOf, zoneName } from "../../contract/events/eventTime";
import type { EventSummary } from "../../contract/hosts/posts";
import type { Messages } from "../../messages/id";

type Times = Pick<EventSummary, "startsAt" | "endsAt" | "timeZone">;

/** `19.00`, `19:00`: as the clock of the moment's own zone shows it. */
export const hourText = (moment: string, language: Language): string => {
  const hour = moment.slice(11, 16);
  return language === "id" ? hour.replace(":", ".") : hour;
};

/** `Sabtu` */
export const weekdayText = (moment: string, t: Messages): string =>
  t.weekdays.split(" ")[new Date(dayOf(moment)).getUTCDay()] ?? "";

/** `Sabtu, 5 Desember 2026` */
export const dayText = (moment: string, t: Messages, language: Language): string =>
  `${weekdayText(moment, t)}, ${formatDate(dayOf(moment), language)}`;

/** `5 Des 2026`, `7–11 Sep 2026`, `28 Agu–2 Sep 2026`. */
export const spanText = ({ startsAt, endsAt }: Times, language: Language): string => {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  const end = formatDate(last, language, "short");
  if (first === last) return end;
  const start = formatDate(first, language, first.slice(0, 4) === last.slice(0, 4) ? "day-month" : "short");
  return `${monthOf(first) === monthOf(last) ? start.replace(/ .*/, "") : start}–${end}`;
};

/** `pukul 19.00–21.30 WIB`; of several days, or without a length, when it begins. */
export const hoursText = (event: Times, t: Messages, language: Language): string => {
  const { startsAt, endsAt } = event;
  const from = hourText(startsAt, language);
  const hasEnd = dayOf(startsAt) === dayOf(endsAt) && startsAt !== endsAt;
  const hours = hasEnd ? `${from}–${hourText(endsAt, language)}` : from;
  return t["time.at"](`${hours} ${zoneName(event)}`);
};

/** What happens, in the reader's words where it is a known kind of event, else in the host's. */
export const typeText = (type: string, t: Messages): string => {
  const key = `type.${type}`;
  const known = Object.hasOwn(t, key) ? (t as Readonly<Record<string, unknown>>)[key] : undefined; // any catalogue has names
  if (typeof known === "string") return known;
  const words = type.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where: `Rumah Baca Teras, Surakarta dan daring`, `Daring`. */
export const placeText = ({ place, isOnline }: Pick<EventSummary, "place" | "isOnline">, t: Messages): string => {
  if (!place) return t["place.online"];
  const where = [place.name, place.city].filter(Boolean).join(", ");
  return isOnline ? t["place.both"](where) : where;
};

export const calendarTexts = (t: Messages): AddToCalendarProps["texts"] => ({
  add: t["keep.add"],
  addNamed: t["keep.addNamed"],
  done: t["keep.done"],
  failed: t["keep.failed"],
});

export const shareTexts = (t: Messages): ShareLinkProps["texts"] => ({
  copy: t["share.copy"],
  share: t["share.native"],
  copied: t["share.copied"],
  failed: t["share.failed"],
});
