import { Wrap } from "@serambi/kernel/ui";

import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps } from "../types";
import s from "./SheetHeader.module.css";

/** A letterhead: who asks, and the number of the form. One sheet needs no navigation; a site that has one gets it below. */
export const SheetHeader = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action, statement } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <header>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.name} />
        <div className={s.side}>
          {statement && <p>{statement}</p>}
          <SiteTools tenant={tenant} t={t} />
          {links.length > 0 && <SmallScreenMenu tenant={tenant} links={links} path={path} t={t} hasSearch={false} />}
        </div>
        <NavLinks links={links} path={path} t={t} label={t.mainNavigation} className={s.links} />
      </Wrap>
    </header>
  );
};
