import type { Language } from "@serambi/kernel/contracts";
import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { formatDate, formatDuration, formatRupiah } from "@serambi/kernel/i18n";
import { ButtonLink, cx, Section, StatusBadge, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import { festivalClassPath } from "../../contract/pages/festivalClassPath";
import type { PagesMessages } from "../../messages/pages.id";
import type { festivalClassSlot } from "./festivalClass.server";
import s from "./FestivalClass.module.css";

/** As far as an ISO date tells the month. */
const MONTH_LENGTH = 7;

const isSameMonth = (from: string, to: string): boolean => from.slice(0, MONTH_LENGTH) === to.slice(0, MONTH_LENGTH);

/** Within one month the last day alone says which: `5–7 March 2027`. */
const firstDay = (from: string, to: string | null, language: Language): string =>
  to !== null && isSameMonth(from, to) ? String(Number(from.slice(MONTH_LENGTH + 1))) : formatDate(from, language);

/** The class that carries the festival: its state, its days and its sessions, and the way to it on this site. */
export const Slot = ({ props: { anchor, title, text, label }, data }: SlotProps<typeof festivalClassSlot>) => {
  const heading = useId();
  const m = useMessages<PagesMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  const path = data ? festivalClassPath(tenant, data.slug) : undefined;
  const facts = data && [
    data.priceIdr === 0 ? m["festival.free"] : formatRupiah(data.priceIdr, language),
    ...(data.seatsLeft === null ? [] : [m["festival.seats"](String(data.seatsLeft))]),
    ...(data.sessions.length === 0 ? [] : [m["festival.sessions"](String(data.sessions.length))]),
  ];
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap className={s.wrap}>
        <div className={s.columns}>
          <div className={s.words}>
            {data && <StatusBadge state={data.state} label={m[`state.${data.state}`]} className={s.state} />}
            <h2 id={heading} className={t.h2Large}>
              {title}
            </h2>
            <p className={s.text}>{text}</p>
            {data ? (
              <>
                {data.startsOn && (
                  <p className={cx(t.nums, s.dates)}>
                    <time dateTime={data.startsOn}>{firstDay(data.startsOn, data.endsOn, language)}</time>
                    {data.endsOn && (
                      <>
                        {isSameMonth(data.startsOn, data.endsOn) ? "–" : " – "}
                        <time dateTime={data.endsOn}>{formatDate(data.endsOn, language)}</time>
                      </>
                    )}
                  </p>
                )}
                <p className={cx(t.nums, s.facts)}>{facts?.join(" · ")}</p>
                {path !== undefined && (
                  <p className={s.action}>
                    <ButtonLink to={path} className={s.button}>
                      {label}
                    </ButtonLink>
                  </p>
                )}
              </>
            ) : (
              <p className={s.facts}>{m["festival.unknown"]}</p>
            )}
          </div>
          {data && data.sessions.length > 0 && (
            <ol className={s.sessions}>
              {data.sessions.map(({ title: name, summary, lengthMinutes }) => (
                <li key={name} className={s.session}>
                  <h3 className={s.name}>{name}</h3>
                  <p>{summary}</p>
                  <p className={cx(t.nums, s.length)}>{formatDuration(lengthMinutes, language)}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Wrap>
    </Section>
  );
};
