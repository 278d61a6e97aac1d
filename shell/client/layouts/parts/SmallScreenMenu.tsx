import type { NavLink } from "@serambi/kernel/contracts";
import { cx, Icon, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { isHere } from "./isHere";
import s from "./SmallScreenMenu.module.css";
import { ThemeTool } from "./ThemeTool";
import { useClosingMenu } from "./useClosingMenu";

interface SmallScreenMenuProps extends Pick<FrameProps, "path" | "t"> {
  readonly links: readonly NavLink[];
  /** Shown as a word in a frame, or as a sign alone. */
  readonly variant?: "sign" | "word" | undefined;
  readonly className?: string | undefined;
}

/** The menu of small screens, with the switch between light and dark. It is a `details` element: it opens without a script. */
export const SmallScreenMenu = ({ links, path, t, variant = "sign", className }: SmallScreenMenuProps) => {
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
          {links.map(({ label, href }) => (
            <li key={`${href} ${label}`}>
              <TextLink to={href} className={s.link} aria-current={isHere(href, path)}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className={s.theme}>
          <ThemeTool t={t} />
        </div>
      </nav>
    </details>
  );
};
