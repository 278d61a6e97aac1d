import { PREVIEW_PARAMETER } from "@serambi/kernel/contracts";
import { useEffect, useRef, useState } from "react";

import { FrameBox } from "../../components/FrameBox";
import type { Section } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import s from "./Frame.module.css";
import { markSection } from "./frameSections";

interface Props {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly Section[];
  /** Place of the section that is marked. */
  readonly at: number | null;
  readonly t: SiteMessages;
}

/** The page as visitors have it, at one of its sections. */
export const LiveFrame = ({ path, title, sections, at, t }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const mark = (): void => {
    const shown = frame.current?.contentDocument;
    if (shown) markSection(shown, sections, { at, name: "", sight: "start" });
  };
  useEffect(() => {
    mark();
    // oxlint-disable-next-line react/exhaustive-deps -- marked anew when another section is compared
  }, [at]);
  const [isLoading, setLoading] = useState(true);
  const arrive = (): void => {
    setLoading(false);
    mark();
    frame.current?.contentDocument?.addEventListener(
      "click",
      (event) => {
        if ((event.target as Element | null)?.closest("a, button[type=submit]")) event.preventDefault(); // only elements are pressed
      },
      { capture: true },
    );
  };
  return (
    <FrameBox t={t} isLoading={isLoading}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the site itself, which runs as visitors have it */}
      <iframe
        ref={frame}
        // Without a value it leaves any draft that a link has shown in this browser.
        src={`${path}${path.includes("?") ? "&" : "?"}${PREVIEW_PARAMETER}=`}
        title={title}
        className={s.frame}
        onLoad={arrive}
      />
    </FrameBox>
  );
};
