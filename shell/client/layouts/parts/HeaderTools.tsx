import { ButtonLink, cx, TextLink } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import s from "./HeaderTools.module.css";
import { SmallScreenMenu, type MenuLook } from "./SmallScreenMenu";
import { SiteTools } from "./SiteTools";

interface HeaderToolsProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly menu: MenuLook;
  readonly menuVariant?: "sign" | "word" | undefined;
  /** Class of the action's button, where a layout dyes it differently. */
  readonly actionClass?: string | undefined;
  readonly toolClass?: string | undefined;
  readonly className?: string | undefined;
}

/** More than a few words: it may take several lines. */
const isLong = (label: string): boolean => label.length > 32;

/** The header's right side: language, light or dark, links without a column, the one action, and the small screens' menu. */
export const HeaderTools = ({
  tenant,
  path,
  t,
  menu,
  menuVariant,
  actionClass,
  toolClass,
  className,
}: HeaderToolsProps) => {
  const { tools, action } = tenant.settings.navigation;
  return (
    <div className={cx(s.tools, className)}>
      <span className={s.theme}>
        <SiteTools tenant={tenant} t={t} />
      </span>
      {tools.map(({ label, href }) => (
        <TextLink key={href} to={href} className={cx(s.tool, isLong(label) && s.long, toolClass)}>
          {label}
        </TextLink>
      ))}
      {action && (
        <ButtonLink to={action.href} size="small" className={cx(s.action, isLong(action.label) && s.long, actionClass)}>
          {action.label}
        </ButtonLink>
      )}
      <SmallScreenMenu {...{ tenant, path, t }} look={menu} variant={menuVariant} />
    </div>
  );
};
