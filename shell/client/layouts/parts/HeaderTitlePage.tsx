import { Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { Logo } from "./Logo";
import { NavLinks } from "./NavLinks";
import { SiteTools } from "./SiteTools";
import { SkipLink } from "./SkipLink";
import { SmallScreenMenu, type MenuLook } from "./SmallScreenMenu";

interface HeaderTitlePageProps extends FrameProps {
  /** Classes of its parts `head`, `row`, `logo`, `nav` and `theme`: each layout sets its own type. */
  readonly look: Readonly<Record<string, string>>;
  readonly menu: MenuLook;
}

/** A title page: the name large, and all links in one line below it. */
export const HeaderTitlePage = ({ tenant, path, t, look, menu }: HeaderTitlePageProps) => {
  const { primary, tools, action } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header className={look["head"]}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={look["row"]}>
        <Logo {...{ tenant, path, t }} mark={null} className={look["logo"]} />
        <NavLinks links={links} path={path} t={t} label={t.mainNavigation} className={look["nav"]} />
        <span className={look["theme"]}>
          <SiteTools tenant={tenant} t={t} />
        </span>
        <SmallScreenMenu {...{ tenant, path, t }} look={menu} />
      </Wrap>
    </header>
  );
};
