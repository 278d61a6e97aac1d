import { useEffect, useRef } from "react";

import { EDITOR_PATH } from "../../contract/paths";
import type { NewSiteMessages } from "../../messages/types";
import s from "./NewSite.module.css";

interface Props {
  readonly host: string;
  /** The number of its sections that wait for words. */
  readonly hidden: number;
  readonly t: NewSiteMessages;
}

/** The way to a site that was made just now, and what is left to do there. */
export const OpenedSite = ({ host, hidden, t }: Props) => {
  // Sites of one machine differ in their host only.
  const origin = `${location.protocol}//${host}${location.port && `:${location.port}`}`;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div ref={box} role="status" className={s.opened}>
      <p>
        {t.opened} <a href={`${origin}/`}>{host}</a>
      </p>
      <p>{t.hidden(hidden)}</p>
      <p>
        <a href={origin + EDITOR_PATH}>{t.goOn}</a>
      </p>
    </div>
  );
};
