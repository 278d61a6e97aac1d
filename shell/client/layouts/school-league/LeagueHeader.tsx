import { Link } from "@serambi/kernel/router";

import { HeaderTools } from "../parts/HeaderTools";
import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import type { FrameProps } from "../types";
import s from "./LeagueHeader.module.css";
import { Scoreboard } from "./Scoreboard";

/** The league's name in two weights: the last word is the heavy one. */
const Wordmark = ({ tenant, path, t }: Pick<FrameProps, "tenant" | "path" | "t">) => {
  const { title, logoDark, logoLight } = tenant.settings;
  if (logoDark || logoLight) return <Logo {...{ tenant, path, t }} onDark className={s.mark} />;
  const cut = title.lastIndexOf(" ") + 1;
  return (
    <Link to="/" className={s.mark} aria-label={t.homeOf(title)} aria-current={path === "/" ? "page" : undefined}>
      {title.slice(0, cut)}
      <b>{title.slice(cut)}</b>
    </Link>
  );
};

/** A scoreboard: the name, the last results, then the ways through the site. */
export const LeagueHeader = ({ tenant, path, t }: FrameProps) => (
  <header className={s.head}>
    <SkipLink label={t.skipToContent} />
    <Wordmark {...{ tenant, path, t }} />
    <Scoreboard columns={tenant.settings.navigation.footer} className={s.board} />
    <NavLinks links={tenant.settings.navigation.primary} path={path} label={t.mainNavigation} className={s.links} />
    <HeaderTools {...{ tenant, path, t }} className={s.tools} actionClass={s.action} />
  </header>
);
