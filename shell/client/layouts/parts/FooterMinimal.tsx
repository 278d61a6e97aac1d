import { cx, Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { FooterEnd } from "./FooterEnd";
import s from "./FooterMinimal.module.css";

interface FooterMinimalProps extends FrameProps {
  readonly className?: string | undefined;
}

/** One line under a rule. */
export const FooterMinimal = ({ tenant, t, year, className }: FooterMinimalProps) => (
  <footer className={cx(s.foot, className)}>
    <Wrap>
      <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
    </Wrap>
  </footer>
);
