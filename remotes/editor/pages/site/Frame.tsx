import { OWN_DRAFT, PREVIEW_PARAMETER } from "@serambi/kernel/contracts";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { FrameBox } from "../../components/FrameBox";
import { cssOf } from "../../contract/colours";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import s from "./Frame.module.css";
import { markSection, sectionAt } from "./frameSections";

interface Props {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  /** The mark at the corner of the open section. */
  readonly label: string;
  readonly t: SiteMessages;
}

/** The page as it will be, drawn by the site itself. Colours change in it at once; everything else once it is saved. */
export const Frame = observer(function Frame({ store, draft, label, t }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const { page, sections, selected, looks, view } = store;
  const path = page?.path ?? "/";
  const address = `${path}${path.includes("?") ? "&" : "?"}${PREVIEW_PARAMETER}=${OWN_DRAFT}`;
  const { version } = draft.draft;
  const css = draft.values["css"];
  const design = looks.layouts.find(({ name }) => name === draft.values["layout"])?.design;

  const paint = async (): Promise<void> => {
    if (!design) return;
    const { paintSite, themeCss } = await import("../looks/guardColour");
    const shown = frame.current?.contentDocument;
    // A frame that is on its way has a document with nothing in it.
    if (shown && shown.childElementCount > 0) paintSite(shown, themeCss(cssOf(css), design));
  };
  const mark = (sight?: ScrollLogicalPosition): void => {
    const shown = frame.current?.contentDocument;
    if (shown) markSection(shown, sections, { at: selected, name: label, sight });
  };
  // Two pages are compared at the same place of both.
  const sight = view === "compare" ? "start" : "nearest";

  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    const shown = frame.current?.contentWindow;
    scrolled.current = shown?.scrollY ?? 0;
    shown?.location.reload();
  }, [version]);
  useEffect(() => {
    void paint();
    // oxlint-disable-next-line react/exhaustive-deps -- painted anew when a colour or the design has changed
  }, [css, design]);
  useEffect(() => {
    mark(sight);
    // oxlint-disable-next-line react/exhaustive-deps -- marked anew when another section is open
  }, [selected, view, label]);

  const [arrived, setArrived] = useState("");
  const arrive = (): void => {
    setArrived(address);
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    shown.scrollTo(0, scrolled.current);
    mark(view === "compare" ? sight : undefined);
    void paint();
    // A press in the frame opens the section that was pressed; links lead nowhere, or the draft would be left behind.
    shown.document.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element | null; // nothing but elements is pressed
        if (target?.closest("a, button[type=submit]")) event.preventDefault();
        const at = target ? sectionAt(shown.document, store.sections, target) : null;
        if (at !== null) {
          event.stopPropagation();
          store.openSection(at);
        }
      },
      { capture: true },
    );
  };

  return (
    <FrameBox t={t} isLoading={arrived !== address}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the site itself, which runs as visitors have it */}
      <iframe
        ref={frame}
        key={address}
        src={address}
        title={t.previewOf(page?.title || t.home)}
        className={s.frame}
        data-view={view}
        onLoad={arrive}
      />
    </FrameBox>
  );
});
