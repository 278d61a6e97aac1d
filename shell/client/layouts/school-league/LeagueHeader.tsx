import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { MenuLook } from "../parts/SmallScreenMenu";
import type { FrameProps } from "../types";
import s from "./LeagueHeader.module.css";
import m from "./menu.module.css";
import { Scoreboard } from "./Scoreboard";

const menu: MenuLook = { parts: m };

/** The league's name in two weights: the last word is the heavy one. */
const Name = ({ title }: { readonly title: string }) => {
  const cut = title.lastIndexOf(" ") + 1;
  return (
    <span aria-hidden="true">
      {title.slice(0, cut)}
      <b>{title.slice(cut)}</b>
    </span>
  );
};

/** A scoreboard: the name, the last results, then the ways through the site. */
export const LeagueHeader = ({ tenant, path, t }: FrameProps) => (
  <header className={s.head}>
    <SkipLink label={t.skipToContent} />
    <Logo
      {...{ tenant, path, t }}
      ground="dark"
      mark={null}
      name={<Name title={tenant.settings.title} />}
      className={s.mark}
    />
    <Scoreboard columns={tenant.settings.navigation.footer} className={s.board} />
    <NavLinks
      links={tenant.settings.navigation.primary}
      path={path}
      t={t}
      label={t.mainNavigation}
      className={s.links}
    />
    <HeaderTools {...{ tenant, path, t }} menu={menu} className={s.tools} actionClass={s.action} />
  </header>
);
