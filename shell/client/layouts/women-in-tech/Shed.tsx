import type { NavBranch } from "@serambi/kernel/contracts";
import { Kain, TextLink } from "@serambi/kernel/ui";

import { isHere } from "../parts/isHere";
import { faces, ModalMenu } from "../parts/ModalMenu";
import { SiteTools } from "../parts/SiteTools";
import { SubLinks } from "../parts/SubLinks";
import type { FrameProps } from "../types";
import s from "./Shed.module.css";

/** Every link of the site over the whole window, above a piece of the cloth. It opens without a script. */
export const Shed = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action, footer } = tenant.settings.navigation;
  const links: readonly NavBranch[] = [...primary, ...tools, ...(action ? [action] : [])];
  return (
    <ModalMenu
      path={path}
      isWhole
      className={s.menu}
      faceClass={s.face}
      face={
        <>
          <svg className={s.sign} viewBox="0 0 20 20" aria-hidden="true">
            <path className={faces.closed} d="M0 7h20M0 13h20" />
            <path className={faces.opened} d="M3 3l14 14M17 3L3 17" />
          </svg>
          {t.menu}
        </>
      }
    >
      <div className={s.shed}>
        <nav aria-label={t.mainNavigation}>
          <ul>
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
        <div className={s.loom} aria-hidden="true">
          <Kain seed={`${tenant.key}-menu`} variant="field" ground="dark" width={390} height={80} className={s.cloth} />
        </div>
        <div className={s.end}>
          {footer[0] && <p>{footer[0].title}</p>}
          <SiteTools tenant={tenant} t={t} hasSearch={false} isInMenu />
        </div>
      </div>
    </ModalMenu>
  );
};
