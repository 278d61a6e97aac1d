import type { NavBranch } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import { breakable } from "../parts/breakable";
import { isHere } from "../parts/isHere";
import { faces, ModalMenu } from "../parts/ModalMenu";
import { SiteTools } from "../parts/SiteTools";
import { SubLinks } from "../parts/SubLinks";
import type { FrameProps } from "../types";
import s from "./Curtain.module.css";

/** Every link over the whole window, each in a voice of its own. A `details` element: it opens without a script. */
export const Curtain = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action, footer } = tenant.settings.navigation;
  const links: readonly NavBranch[] = [...primary, ...tools, ...(action ? [action] : [])];
  const place = footer[0];
  return (
    <ModalMenu
      path={path}
      isWhole
      className={s.menu}
      faceClass={s.face}
      face={
        <>
          <span className={faces.closed}>{t.menu}</span>
          <span className={faces.opened}>{t.closeMenu}</span>
        </>
      }
    >
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
                  {breakable(label)}
                </span>
              ))}
            </p>
          )}
          <SiteTools tenant={tenant} t={t} hasSearch={false} isInMenu />
        </div>
      </div>
    </ModalMenu>
  );
};
