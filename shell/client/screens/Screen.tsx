import { cx, Kain, Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Screen.module.css";

interface ScreenProps {
  /** What has happened to the cloth tells what has happened to the page. */
  readonly cloth: "missing" | "torn" | "half-woven";
  /** True where the screen replaces the whole site. */
  readonly isWhole?: boolean | undefined;
  /** The site's sign above the words, where there is no header. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

const CLOTHS = { missing: s.missing, torn: s.torn, "half-woven": s.halfWoven } as const;

/** A screen of words at the left, with a length of the site's cloth at the page's edge. */
export const Screen = ({ cloth, isWhole, mark, children }: ScreenProps) => (
  <section className={cx(s.screen, isWhole && s.whole)} data-screen={cloth}>
    <Wrap className={s.words}>
      {mark && <p className={s.mark}>{mark}</p>}
      {children}
    </Wrap>
    <div className={cx(s.edge, CLOTHS[cloth])} data-screen-cloth aria-hidden="true">
      <Kain
        className={s.cloth}
        seed="screen"
        variant="field"
        ground="dark"
        width={320}
        height={3_200}
        scaleHeight={360}
      />
    </div>
  </section>
);
