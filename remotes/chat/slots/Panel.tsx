import { useDock, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";
import { useState, type KeyboardEvent } from "react";

import { useLazy } from "../components/useLazy";
import { ASSISTANT_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { panelSlot } from "./panel.server";
import s from "./Panel.module.css";

const room = () => import("./PanelRoom");

/** `chat.panel.v1`: the assistant beside a page. What it is made of comes once it is open. */
export const Slot = (_props: SlotProps<typeof panelSlot>) => {
  const t = useMessages<Messages>();
  const { settings } = useTenant();
  const { close } = useDock("beside");
  const live = useLazy(room);
  const [isHistory, setHistory] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
  const name = t.title(settings.title);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever one is in it
    <section className={s.panel} aria-label={name} onKeyDown={onKeyDown}>
      <header className={s.head}>
        <h2>{name}</h2>
        <button type="button" aria-label={t.history} aria-expanded={isHistory} onClick={() => setHistory(!isHistory)}>
          <Icon name="clock" />
        </button>
        <Link to={ASSISTANT_PATH} aria-label={t.open} onClick={close}>
          <Icon name="arrow-right" />
        </Link>
        <button type="button" aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {live === "lost" && <p role="alert">{t.unavailable}</p>}
      {live !== null && live !== "lost" && <live.Room isHistory={isHistory} onOpen={() => setHistory(false)} />}
    </section>
  );
};
