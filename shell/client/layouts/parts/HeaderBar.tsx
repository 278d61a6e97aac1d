import { cx, Wrap } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import s from "./HeaderBar.module.css";
import { HeaderTools } from "./HeaderTools";
import { Logo, type LogoProps } from "./Logo";
import { NavLinks } from "./NavLinks";
import { SkipLink } from "./SkipLink";
import type { MenuLook } from "./SmallScreenMenu";

interface HeaderBarProps extends FrameProps, Pick<LogoProps, "mark" | "ground"> {
  /** Where the links stand: after the logo, or before the tools. */
  readonly align?: "start" | "end" | undefined;
  readonly menu: MenuLook;
  readonly menuVariant?: "sign" | "word" | undefined;
  readonly className?: string | undefined;
  readonly rowClass?: string | undefined;
  readonly logoClass?: string | undefined;
  readonly actionClass?: string | undefined;
  readonly toolClass?: string | undefined;
}

/** One row: logo, links, tools. */
export const HeaderBar = ({
  tenant,
  path,
  t,
  align = "start",
  ground,
  mark,
  menu,
  menuVariant,
  className,
  rowClass,
  logoClass,
  actionClass,
  toolClass,
}: HeaderBarProps) => (
  <header className={cx(s.head, className)}>
    <SkipLink label={t.skipToContent} />
    <Wrap className={cx(s.row, rowClass)}>
      <Logo {...{ tenant, path, t, ground, mark }} className={logoClass} />
      <NavLinks
        links={tenant.settings.navigation.primary}
        path={path}
        t={t}
        label={t.mainNavigation}
        className={align === "start" ? s.start : s.end}
      />
      <HeaderTools {...{ tenant, path, t, menu, menuVariant, actionClass, toolClass }} />
    </Wrap>
  </header>
);
