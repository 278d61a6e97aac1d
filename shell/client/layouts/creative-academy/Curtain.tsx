import type { NavBranch } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import { isHere } from "../parts/isHere";
import { SiteTools } from "../parts/SiteTools";
import { SubLinks } from "../parts/SubLinks";
import { useClosingMenu } from "../parts/useClosingMenu";
import type { FrameProps } from "../types";
import s from "./Curtain.module.css";

/** Every link over the whole window, each in a voice of its own. A `details` element: it opens without a script. */
export const Curtain = ({ tenant, path, t }: FrameProps) => {
  const menu = useClosingMenu(path);
  const { primary, tools, action, footer } = tenant.settings.navigation;
  const links: readonly NavBranch[] = [...primary, ...tools, ...(action ? [action] : [])];
  const place = footer[0];
  return (
    <details ref={menu} className={s.menu}>
      <summary className={s.summary}>
        <span className={s.closed}>{t.menu}</span>
        <span className={s.opened}>{t.closeMenu}</span>
      </summary>
      <div className={s.curtain}>
        <nav aria-label={t.smallScreenNavigation}>
          <ul className={s.links}>
            {links.map(({ label, href, children }) => (
              <li key={`${href} ${label}`}>
                <TextLink to={href} className={s.link} aria-current={isHere(href, path, children)}>
                  {label}
                </TextLink>
                <SubLinks links={children} path={path} className={s.below} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.end}>
          {place && (
            <p>
              {place.title}
              {place.links.map(({ label }) => (
                <span key={label} className={s.line}>
                  {label}
                </span>
              ))}
            </p>
          )}
          <SiteTools tenant={tenant} t={t} hasSearch={false} />
        </div>
      </div>
    </details>
  );
};
