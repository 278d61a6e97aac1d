import type { PageProps, RemoteDeps } from "@serambi/kernel/remote";
import { useEffect, useRef, useState } from "react";

import { useKeptFocus } from "../../components/useKeptFocus";
import { AboutFields } from "../../components/writing/AboutFields";
import { Conflict } from "../../components/writing/Conflict";
import { CoverFields } from "../../components/writing/CoverFields";
import { LookPane } from "../../components/writing/LookPane";
import { OwnFields } from "../../components/writing/OwnFields";
import { Checks, Redirects, Versions } from "../../components/writing/PastFields";
import { PublishFields } from "../../components/writing/PublishFields";
import { TextEditor } from "../../components/writing/TextEditor";
import { WritingBar } from "../../components/writing/WritingBar";
import { ZONES } from "../../contract/writing/zones";
import { changeKeeper } from "../../stores/keptChanges";
import { WritingStore } from "../../stores/writing/WritingStore";
import type { writingLoader } from "./writing.server";
import s from "./WritingPage.module.css";

type Props = PageProps<typeof writingLoader, WritingStore>;

/** The page stands without the site's header and footer. */
export const isFocused = true;

export const createStore = ({ writing }: Props["data"], { tenant, now }: RemoteDeps): WritingStore =>
  new WritingStore(writing, {
    api: async () => new (await import("../../api/writing/WritingApi")).WritingApi(),
    keeper: changeKeeper(`${tenant.key}.${writing.kind}.${writing.id}`),
    now,
    later: (work, afterMs) => {
      const timer = setTimeout(work, afterMs);
      return () => clearTimeout(timer);
    },
  });

const PANES = ["write", "look", "set"] as const;

/** `/Editor/Writing/:kind/:id` */
export const Page = ({ data: { categories }, store, context: { t } }: Props) => {
  const [pane, setPane] = useState<(typeof PANES)[number]>("write");
  const [at, setAt] = useState("");
  const [zone, setZone] = useState<string>(ZONES[0].name);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useEffect(() => store.start(), [store]);
  const props = { store, t };
  const isPost = store.writing.kind !== "picture";
  return (
    <div ref={page} className={s.page}>
      <WritingBar {...props} at={at} zone={zone} onPublished={() => setAt("")} />
      <Conflict {...props} />
      <div role="group" aria-label={t.tabs} className={s.tabs}>
        {PANES.map((one) => (
          <button key={one} type="button" className={s.tab} aria-pressed={one === pane} onClick={() => setPane(one)}>
            {t[`tab.${one}`]}
          </button>
        ))}
      </div>
      <div className={s.panes} data-pane={pane}>
        <div className={s.write}>
          <TextEditor {...props} />
        </div>
        <div className={s.look}>
          <LookPane {...props} />
        </div>
        <div className={s.set}>
          {isPost && <CoverFields {...props} />}
          <OwnFields {...props} />
          {isPost && <AboutFields {...props} categories={categories} />}
          <PublishFields
            {...props}
            at={at}
            zone={zone}
            onChange={(change) => {
              if (change.zone !== undefined) setZone(change.zone);
              if (change.at !== undefined) setAt(change.at);
            }}
          />
          <Redirects {...props} />
          <Checks {...props} />
          <Versions {...props} />
        </div>
      </div>
    </div>
  );
};
