import { Icon, Switch } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";

import type { PageState } from "../boot/pageState";
import type { Browsing } from "../navigation/Browsing";
import s from "./DevPanel.module.css";
import type { LiveNow } from "./LiveNow";
import type { PanelMessages } from "./messages/id";
import type { PageTimes } from "./PageTimes";
import type { LoadedFile } from "./remoteLoads";
import { RemoteTable } from "./RemoteTable";
import { shownSlots, slotPlaces } from "./shownSlots";
import { SlotOutlines } from "./SlotOutlines";
import { TimeList } from "./TimeList";

interface DevPanelProps {
  readonly state: PageState;
  readonly browsing: Pick<Browsing, "shown" | "release">;
  readonly times: PageTimes;
  readonly live: Pick<LiveNow, "live">;
  /** What this browser has loaded so far. */
  readonly readFiles: () => readonly LoadedFile[];
  readonly t: PanelMessages;
  readonly onClose: () => void;
}

const TITLE_ID = "serambi-panel";

/** What this page is made of: release, remotes with their versions, slots, and how long all of it took. */
export const DevPanel = observer(({ state, browsing, times, live, readFiles, t, onClose }: DevPanelProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isOutlined, setOutlined] = useState(true);
  // Before anything can be seen of it: a key that is pressed at once is for the panel.
  useLayoutEffect(() => box.current?.focus(), []);
  const { shown, release } = browsing;
  const slots = useMemo(() => shownSlots(shown, release), [shown, release]);
  const { result } = shown;
  const page = result.kind === "page" ? result : null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  /** The n-th slot of a name is the n-th place of that name. */
  const goTo = (index: number): void => {
    const name = slots[index]?.name;
    const before = slots.slice(0, index).filter((slot) => slot.name === name).length;
    const place = slotPlaces().filter(({ dataset }) => dataset["slot"] === name)[before];
    place?.scrollIntoView({ block: "center" });
  };

  return (
    <>
      {isOutlined && <SlotOutlines slots={slots} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever in it the focus is */}
      <div
        ref={box}
        className={s.panel}
        role="dialog"
        aria-labelledby={TITLE_ID}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        data-panel
      >
        <div className={s.head}>
          <h2 id={TITLE_ID} className={s.title}>
            {t.title}
          </h2>
          <button type="button" className={s.close} onClick={onClose} aria-label={t.close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={s.body}>
          <dl className={s.facts}>
            <dt>{t.release}</dt>
            <dd>
              <code>{release.id}</code>
              {live.live && live.live.release !== release.id && (
                <span className={s.newer}> {t.newer(live.live.release)}</span>
              )}
            </dd>
            <dt>{t.site}</dt>
            <dd>
              {state.tenant.key} <span className={s.soft}>{state.language}</span>
            </dd>
            <dt>{t.layout}</dt>
            <dd>{state.tenant.settings.layout}</dd>
            <dt>{t.page}</dt>
            <dd>
              {page ? (
                <>
                  {page.remote}/{page.route.page} <code className={s.soft}>{page.route.pattern}</code>
                </>
              ) : (
                t.noPage
              )}
            </dd>
          </dl>
          <RemoteTable
            remotes={release.remotes}
            shown={[...slots.map(({ remote }) => remote), ...(page ? [page.remote] : [])]}
            canaries={live.live?.canaries}
            local={state.tools?.local?.remote}
            files={readFiles()}
            language={state.language}
            t={t}
          />
          <section>
            <h3 className={s.heading}>{t.slots}</h3>
            {slots.length === 0 ? (
              <p className={s.soft}>{t.noSlots}</p>
            ) : (
              <>
                <Switch
                  label={t.outline}
                  checked={isOutlined}
                  onChange={(event) => setOutlined(event.target.checked)}
                  className={s.switch}
                />
                <ol className={s.slots}>
                  {slots.map(({ id, name }, index) => (
                    <li key={id}>
                      <button type="button" onClick={() => goTo(index)} aria-label={t.goTo(name)}>
                        {name}
                      </button>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </section>
          <TimeList times={times} language={state.language} t={t} />
        </div>
      </div>
    </>
  );
});
