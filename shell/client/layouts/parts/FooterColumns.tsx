import { cx, Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { FooterEnd } from "./FooterEnd";
import { FooterLinks } from "./FooterLinks";
import s from "./FooterColumns.module.css";

interface FooterColumnsProps extends FrameProps {
  readonly className?: string | undefined;
}

/** Whose site it is and what for, beside columns of links. */
export const FooterColumns = ({ tenant, t, year, className }: FooterColumnsProps) => {
  const { title, navigation } = tenant.settings;
  const lead = navigation.about && (
    <div className={s.lead}>
      <p className={s.name}>{title}</p>
      <p className={s.about}>{navigation.about}</p>
    </div>
  );
  return (
    <footer className={cx(s.foot, className)}>
      <Wrap>
        <FooterLinks tenant={tenant} t={t} lead={lead} className={s.links} />
        <FooterEnd tenant={tenant} t={t} year={year} className={s.end} />
      </Wrap>
    </footer>
  );
};
