import { PageHead, Wrap } from "@serambi/kernel/ui";
import type { ComponentProps } from "react";

import s from "./CourtHead.module.css";

/** A page's head on the floor of a hall, with its lines. */
export const CourtHead = (props: ComponentProps<typeof PageHead>) => (
  <div className={s.court}>
    <svg className={s.lines} viewBox="0 0 1440 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={s.edge} d="M16 18H1424V222H16z" />
      <path className={s.middle} d="M1140 0V240" />
      <circle className={s.circle} cx="1140" cy="120" r="74" />
    </svg>
    <Wrap>
      <PageHead {...props} />
    </Wrap>
  </div>
);
