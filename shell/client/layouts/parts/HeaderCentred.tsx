import { cx, Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import s from "./HeaderCentred.module.css";
import { Logo } from "./Logo";
import { NavLinks } from "./NavLinks";
import { SkipLink } from "./SkipLink";
import { SmallScreenMenu, type MenuLook } from "./SmallScreenMenu";
import { SiteTools } from "./SiteTools";

interface HeaderCentredProps extends FrameProps {
  readonly menu: MenuLook;
  readonly logoClass?: string | undefined;
  readonly className?: string | undefined;
}

/** The logo in the middle, half of the links on either side of it. */
export const HeaderCentred = ({ tenant, path, t, menu, logoClass, className }: HeaderCentredProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  const half = Math.ceil(links.length / 2);
  return (
    <header className={cx(s.head, className)}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <NavLinks links={links.slice(0, half)} path={path} t={t} label={t.mainNavigation} className={s.left} />
        <Logo {...{ tenant, path, t }} className={cx(s.logo, logoClass)} />
        <div className={s.right}>
          <NavLinks links={links.slice(half)} path={path} t={t} label={t.otherNavigation} />
          <span className={s.theme}>
            <SiteTools tenant={tenant} t={t} />
          </span>
          <SmallScreenMenu {...{ tenant, path, t }} look={menu} />
        </div>
      </Wrap>
    </header>
  );
};
