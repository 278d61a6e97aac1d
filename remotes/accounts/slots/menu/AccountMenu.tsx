import { hasRoute, useFramePart, useMessages, useTenant } from "@serambi/kernel/remote";
import { useLocation } from "@serambi/kernel/router";
import { Avatar, initialsOf, TextLink } from "@serambi/kernel/ui";
import { useEffect } from "react";

import { ACCOUNT_PATH, LOGIN_PATH, LOGOUT_PATH, WELCOME_PATH } from "../../contract/paths";
import type { FrameMessages } from "../../messages/frame.id";
import s from "./AccountMenu.module.css";
import { usePerson } from "./usePerson";

/** `account.menu.v1`: who is signed in, the ways to what is theirs, and the way out. The forms and links work without this script, on `/Welcome`. */
export const Slot = () => {
  const t = useMessages<FrameMessages>();
  const tenant = useTenant();
  const { pathname, search } = useLocation();
  const { isOpen, setMark } = useFramePart();
  const { person, problem } = usePerson(isOpen);
  const mark = person && initialsOf(person.name);
  useEffect(() => {
    if (mark) setMark(mark);
    // oxlint-disable-next-line react/exhaustive-deps -- the host's function says the same each time
  }, [mark]);
  if (!isOpen) return null;
  if (problem === "over")
    return (
      <div className={s.head}>
        <p role="status">{t.over}</p>
        <a href={`${LOGIN_PATH}?back=${encodeURIComponent(pathname + search)}`}>{t.again}</a>
      </div>
    );
  return (
    <>
      <div className={s.head}>
        <Avatar seed={person?.name ?? ""} size="s" />
        <p className={s.name}>
          <b>{person?.name ?? (problem ? t.unknown : t.coming)}</b>
          {person && <span>{person.email}</span>}
        </p>
      </div>
      <ul className={s.ways}>
        {hasRoute(tenant, WELCOME_PATH) && (
          <li>
            <TextLink to={WELCOME_PATH} className={s.way} aria-current={pathname === WELCOME_PATH ? "page" : undefined}>
              {t.room}
            </TextLink>
          </li>
        )}
        <li>
          <a href={ACCOUNT_PATH} className={s.way}>
            {t.account}
          </a>
        </li>
      </ul>
      <form method="post" action={LOGOUT_PATH} className={s.ways}>
        <button type="submit" className={s.way}>
          <span>{t.logout}</span>
          <small>{t.logoutNote}</small>
        </button>
      </form>
    </>
  );
};
