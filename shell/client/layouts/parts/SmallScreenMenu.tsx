import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, Icon, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { isHere } from "./isHere";
import s from "./SmallScreenMenu.module.css";
import { SiteTools } from "./SiteTools";
import { SubLinks } from "./SubLinks";
import { useClosingMenu } from "./useClosingMenu";

interface SmallScreenMenuProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly links: readonly NavBranch[];
  /** Shown as a word in a frame, or as a sign alone. */
  readonly variant?: "sign" | "word" | undefined;
  readonly className?: string | undefined;
}

/** The menu of small screens, with what a visitor may set. It is a `details` element: it opens without a script. */
export const SmallScreenMenu = ({ links, tenant, path, t, variant = "sign", className }: SmallScreenMenuProps) => {
  const menu = useClosingMenu(path);
  return (
    <details ref={menu} className={cx(s.menu, variant === "word" && s.withWord, className)}>
      <summary className={s.summary}>
        <Icon name="menu" className={s.closed} />
        <Icon name="close" className={s.opened} />
        {variant === "word" ? <span>{t.menu}</span> : <VisuallyHidden>{t.menu}</VisuallyHidden>}
      </summary>
      <nav className={s.sheet} aria-label={t.smallScreenNavigation}>
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
        <div className={s.theme}>
          <SiteTools tenant={tenant} t={t} />
        </div>
      </nav>
    </details>
  );
};
