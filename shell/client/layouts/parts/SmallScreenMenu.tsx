import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, Icon, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { isHere } from "./isHere";
import s from "./SmallScreenMenu.module.css";
import { SearchTool } from "./SearchTool";
import { SiteTools } from "./SiteTools";
import { SubLinks } from "./SubLinks";
import { useClosingMenu } from "./useClosingMenu";

interface SmallScreenMenuProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly links: readonly NavBranch[];
  /** Shown as a word in a frame, or as a sign alone. */
  readonly variant?: "sign" | "word" | undefined;
  /** False where a way to the search stands in the header on every screen. */
  readonly hasSearch?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What small screens have for the links: the search, and the menu with what a visitor may set. It opens without a script. */
export const SmallScreenMenu = (props: SmallScreenMenuProps) => {
  const { links, tenant, path, t, variant = "sign", hasSearch = true, className } = props;
  const menu = useClosingMenu(path);
  return (
    <div className={cx(s.place, className)}>
      {hasSearch && <SearchTool t={t} />}
      <details ref={menu} className={cx(s.menu, variant === "word" && s.withWord)}>
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
            <SiteTools tenant={tenant} t={t} hasSearch={false} />
          </div>
        </nav>
      </details>
    </div>
  );
};
