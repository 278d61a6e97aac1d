import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, Icon } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import { SubLinks } from "./SubLinks";
import s from "./SubMenu.module.css";
import { useClosingMenu } from "./useClosingMenu";

interface SubMenuProps extends Pick<FrameProps, "path" | "t"> {
  /** Of the link that these are below. */
  readonly label: string;
  readonly links: NavBranch["children"];
  readonly className?: string | undefined;
}

/**
 * The button beside a link that has pages below it, and their list. A `details` element: it opens without a script, and
 * those of one name close each other.
 */
export const SubMenu = ({ label, links, path, t, className }: SubMenuProps) => {
  const menu = useClosingMenu(path);
  return (
    <details ref={menu} name="sub-menu" className={cx(s.menu, className)}>
      <summary className={s.summary} aria-label={t.moreOf(label)}>
        <Icon name="chevron-down" className={s.sign} />
      </summary>
      <SubLinks links={links} path={path} isDescribed className={s.sheet} />
    </details>
  );
};
