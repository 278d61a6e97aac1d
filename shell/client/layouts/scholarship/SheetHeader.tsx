import { Link } from "@serambi/kernel/router";
import { Wrap } from "@serambi/kernel/ui";

import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu } from "../parts/SmallScreenMenu";
import { ThemeTool } from "../parts/ThemeTool";
import type { FrameProps } from "../types";
import s from "./SheetHeader.module.css";

/** A letterhead: who asks, and the number of the form. One sheet needs no navigation; a site that has one gets it below. */
export const SheetHeader = ({ tenant, path, t }: FrameProps) => {
  const { title, navigation } = tenant.settings;
  const { primary, tools, action, statement } = navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Link to="/" className={s.name} aria-label={t.homeOf(title)} aria-current={path === "/" ? "page" : undefined}>
          {title}
        </Link>
        <div className={s.side}>
          {statement && <p>{statement}</p>}
          <ThemeTool t={t} />
          {links.length > 0 && <SmallScreenMenu links={links} path={path} t={t} />}
        </div>
        <NavLinks links={links} path={path} label={t.mainNavigation} className={s.links} />
      </Wrap>
    </header>
  );
};
