import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Button, ShareLink } from "@serambi/kernel/ui";
import { useId } from "react";

import type { EventMessages } from "../../messages/event.id";
import { chosenOf, hasClash, sharingFragment } from "./agenda";
import type { ProgrammeProps } from "./schema";
import type { Agenda } from "./useAgenda";
import s from "./AgendaPart.module.css";

interface AgendaPartProps {
  readonly agenda: Agenda;
  readonly days: ProgrammeProps["days"];
  readonly title: string;
}

/** A visitor's choice, to be kept in a calendar or handed on. Without scripts its button makes the file of what is ticked. */
export const AgendaPart = ({ agenda: { ids, shared, toggle, clear, answerShared }, days, title }: AgendaPartProps) => {
  const heading = useId();
  const t = useMessages<EventMessages>();
  const { origin } = useTenant();
  const chosen = chosenOf(days, ids);
  const given = chosenOf(days, shared ?? []);
  return (
    <section aria-labelledby={heading} className={s.agenda}>
      <h3 id={heading}>{t.mine}</h3>
      {given.length > 0 && (
        <div className={s.shared} role="status">
          <p>{t.shared(given.length)}</p>
          <ul>
            {given.map(({ id, day, hour, title: name }) => (
              <li key={id}>
                {day.name} {hour} <b>{name}</b>
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => answerShared(true)}>
            {t.take}
          </Button>{" "}
          <Button size="small" variant="quiet" onClick={() => answerShared(false)}>
            {t.leave}
          </Button>
        </div>
      )}
      {chosen.length === 0 ? (
        <p>{t.empty}</p>
      ) : (
        <ol className={s.chosen}>
          {chosen.map((one) => (
            <li key={one.id}>
              <span className={s.when}>
                {one.day.name} {one.hour}
              </span>
              <span>
                <b>{one.title}</b>
                {hasClash(one, chosen) && <em>{t.clash}</em>}
              </span>
              <Button size="small" variant="quiet" aria-label={t.removeNamed(one.title)} onClick={() => toggle(one.id)}>
                {t.remove}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className={s.count}>
        {chosen.length > 0 && t.count(chosen.length)}
      </p>
      <div className={s.actions}>
        <Button type="submit">{t.file}</Button>
        {chosen.length > 0 && (
          <>
            <ShareLink
              url={`${origin}/${sharingFragment(chosen.map(({ id }) => id))}`}
              title={t.shareTitle(title)}
              texts={{ copy: t.copy, share: t.share, copied: t.copied, failed: t.copyFailed }}
            />
            <Button variant="quiet" size="small" onClick={clear}>
              {t.clear}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
