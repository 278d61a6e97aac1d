import type { NavBranch, Navigation } from "@serambi/kernel/contracts";
import { Wrap } from "@serambi/kernel/ui";

import { Logo } from "../parts/Logo";
import { NavLinks } from "../parts/NavLinks";
import { SkipLink } from "../parts/SkipLink";
import { SmallScreenMenu, type MenuLook } from "../parts/SmallScreenMenu";
import { SiteTools } from "../parts/SiteTools";
import type { FrameProps } from "../types";
import m from "./menu.module.css";
import s from "./SheetHeader.module.css";

/** The sheet's parts, from the footer's columns, where the site has no navigation. */
const partsOf = ({ footer }: Navigation): readonly NavBranch[] =>
  footer.flatMap(({ links }) => links.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }])));

const menuOf = ({ tenant }: FrameProps): MenuLook => {
  const { about } = tenant.settings.navigation;
  return {
    parts: m,
    middle: about && <p className={m.help}>{about}</p>,
  };
};

/** A letterhead: who asks, and the number of the form. One sheet needs no navigation; a site that has one gets it below. */
export const SheetHeader = (props: FrameProps) => {
  const { tenant, path, t } = props;
  const { primary, tools, action, statement } = tenant.settings.navigation;
  const links = [...primary, ...tools, ...(action ? [action] : [])];
  const parts = links.length > 0 ? primary : partsOf(tenant.settings.navigation);
  return (
    <header className={s.head}>
      <SkipLink label={t.skipToContent} />
      <Wrap className={s.row}>
        <Logo {...{ tenant, path, t }} mark={null} className={s.name} />
        <div className={s.side}>
          {statement && <p>{statement}</p>}
          <SiteTools tenant={tenant} t={t} />
          {[...links, ...parts].length > 0 && (
            <SmallScreenMenu {...{ tenant, path, t }} look={menuOf(props)} links={parts} hasSearch={false} />
          )}
        </div>
        <NavLinks links={links} path={path} t={t} label={t.mainNavigation} className={s.links} />
      </Wrap>
    </header>
  );
};
