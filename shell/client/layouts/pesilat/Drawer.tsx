import type { NavBranch } from "@serambi/kernel/contracts";
import { ButtonLink, TextLink } from "@serambi/kernel/ui";

import { isHere } from "../parts/isHere";
import { faces, ModalMenu } from "../parts/ModalMenu";
import { SiteTools } from "../parts/SiteTools";
import { SubLinks } from "../parts/SubLinks";
import type { FrameProps } from "../types";
import s from "./Drawer.module.css";

/** Every link of the site as words that widen from the first to the last, in a drawer of the belt's red. */
export const Drawer = ({ tenant, path, t }: FrameProps) => {
  const { primary, tools, action, footer } = tenant.settings.navigation;
  const links: readonly NavBranch[] = [...primary, ...tools];
  const place = footer[1];
  return (
    <ModalMenu
      path={path}
      isWhole
      className={s.menu}
      faceClass={s.face}
      face={
        <>
          {t.menu}
          <svg className={s.sign} viewBox="0 0 28 20" aria-hidden="true">
            <path className={faces.closed} d="M0 5h28M0 15h18" />
            <path className={faces.opened} d="M6 2l16 16M22 2L6 18" />
          </svg>
        </>
      }
    >
      <div className={s.drawer}>
        <nav aria-label={t.smallScreenNavigation}>
          <ol className={s.links}>
            {links.map(({ label, href, children }, index) => (
              <li key={`${href} ${label}`}>
                <span className={s.number} aria-hidden="true">
                  {index + 1}
                </span>
                <TextLink to={href} className={s.link} aria-current={isHere(href, path, children)}>
                  {label}
                </TextLink>
                <SubLinks links={children} path={path} className={s.below} />
              </li>
            ))}
          </ol>
          {action && (
            <ButtonLink to={action.href} className={s.action}>
              {action.label}
            </ButtonLink>
          )}
        </nav>
        {place && (
          <address className={s.place}>
            {place.title}
            {place.links.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </address>
        )}
        <span className={s.theme}>
          <SiteTools tenant={tenant} t={t} isInMenu />
        </span>
      </div>
    </ModalMenu>
  );
};
