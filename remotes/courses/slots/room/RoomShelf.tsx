import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { ArrowLink, Kain, TextLink, VisuallyHidden } from "@serambi/kernel/ui";
import { useId, type ReactNode } from "react";

import { certificateFilePath } from "../../contract/learning/certificatePath";
import { diaryOf } from "../../contract/room/diary";
import type { RoomItem } from "../../contract/room/roomOf";
import type { RoomMessages } from "../../messages/room.id";
import { ClothStrip } from "./Cloth";
import s from "./RoomShelf.module.css";

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

const Part = ({ title, note, id, children }: PartProps) => {
  const headingId = useId();
  return (
    <section id={id} className={s.part} aria-labelledby={headingId}>
      <header className={s.head}>
        <h2 id={headingId} className={s.title}>
          {title}
        </h2>
        {note !== undefined && <p className={s.note}>{note}</p>}
      </header>
      {children}
    </section>
  );
};

const Row = ({ item, longest }: { readonly item: RoomItem; readonly longest: number }) => {
  const t = useMessages<RoomMessages>();
  const language = useLanguage();
  const { name, mentor, done, total, next, path, finish, certificate, seenAt } = item;
  const seen = seenAt === null ? t.notBegun : t.seen(formatDate(seenAt, language));
  const way = certificate
    ? { to: certificate.path, word: t.certificate }
    : next
      ? { to: next.path, word: done === 0 ? t.start : t.continue }
      : finish !== null
        ? { to: finish, word: t.takeCertificate }
        : path !== null && { to: path, word: t.open };
  return (
    <li>
      <div>
        <h3 className={s.name}>{name}</h3>
        <p className={s.about}>{[mentor, seen].filter(Boolean).join(". ")}</p>
      </div>
      <ClothStrip item={item} longest={longest} />
      <div className={s.end}>
        <p className={s.count}>{t.count(formatNumber(done, language), formatNumber(total, language))}</p>
        {way && (
          <ArrowLink to={way.to}>
            {way.word}
            <VisuallyHidden>{t.of(name)}</VisuallyHidden>
          </ArrowLink>
        )}
      </div>
    </li>
  );
};

/** Every class with its cloth. */
export const Shelf = ({ items }: { readonly items: readonly RoomItem[] }) => {
  const t = useMessages<RoomMessages>();
  const longest = Math.max(...items.map(({ total }) => total));
  return (
    <Part title={t.cloths(items.length)} note={t.clothsNote}>
      <ul className={s.shelf}>
        {items.map((item) => (
          <Row key={item.slug} item={item} longest={longest} />
        ))}
      </ul>
    </Part>
  );
};

/** The days to know of; nothing where there are none. */
export const Diary = ({ items, now }: { readonly items: readonly RoomItem[]; readonly now: string }) => {
  const t = useMessages<RoomMessages>();
  const dates = diaryOf(items, now);
  if (dates.length === 0) return null;
  return (
    <Part title={t.diary} note={t.diaryNote}>
      <ol className={s.dates}>
        {dates.map(({ item: { slug, name, total, path }, day, dayOfMonth, weekday, month }) => (
          <li key={slug}>
            <time dateTime={day} className={s.day}>
              <b>{dayOfMonth}</b> <span>{t.diaryDay(weekday, month)}</span>
            </time>
            <h3 className={s.name}>{t.begins(name)}</h3>
            <p className={s.about}>{t.beginsText(total)}</p>
            {path !== null && (
              <ArrowLink to={path}>
                {t.syllabus}
                <VisuallyHidden>{t.of(name)}</VisuallyHidden>
              </ArrowLink>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
};

/** What is proven, and how far the next proof is; nothing where there is neither. */
export const Certificates = ({ items }: { readonly items: readonly RoomItem[] }) => {
  const t = useMessages<RoomMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  const proven = items.flatMap(({ slug, name, certificate }) => (certificate ? [{ slug, name, ...certificate }] : []));
  const coming = items.find(({ certificate, done, next }) => certificate === null && done > 0 && next !== null);
  if (proven.length === 0 && !coming) return null;
  return (
    <Part title={t.certificates} id="certificates">
      <ul className={s.certificates}>
        {proven.map(({ slug, name, code, learnerName, issuedAt, path }) => (
          <li key={code} className={s.certificate}>
            <Kain className={s.cloth} seed={slug} variant="field" width={160} height={360} />
            <div className={s.words}>
              <p className={s.about}>{code}</p>
              <h3 className={s.course}>{name}</h3>
              <p>{t.awarded(learnerName, formatDate(issuedAt, language))}</p>
              <p className={s.ways}>
                <a href={certificateFilePath({ language, tenant }, code, "certificate.pdf")}>{t.savePdf}</a>
                <TextLink to={path}>{t.show}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {coming && <p className={s.note}>{t.nextCertificate(coming.name, coming.total - coming.done)}</p>}
    </Part>
  );
};
