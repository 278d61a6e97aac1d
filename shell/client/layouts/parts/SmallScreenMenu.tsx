import type { NavBranch } from "@serambi/kernel/contracts";
import { ButtonLink, cx, Icon, TextLink, VisuallyHidden } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import { FoldedLinks } from "./FoldedLinks";
import { isHere } from "./isHere";
import { faces, ModalMenu } from "./ModalMenu";
import s from "./SmallScreenMenu.module.css";
import { SearchTool } from "./SearchTool";
import { SiteTools } from "./SiteTools";
import { SubLinks } from "./SubLinks";

/** What a layout's menu is like: each has the character of its site. */
export interface MenuLook {
  /**
   * Classes of its parts: `menu`, `sheet`, `links`, `item`, `link`, `label`, `mark`, `note`, `below`, `sub`, `tools`, `tool`, `action`,
   * `end`. All are optional.
   */
  readonly parts: Readonly<Record<string, string>>;
  /** What stands in a link; missing: its words, then its mark and its note. */
  readonly content?: ((link: NavBranch) => ReactNode) | undefined;
  /** Above the links, below them, and below everything. */
  readonly top?: ReactNode;
  readonly middle?: ReactNode;
  readonly hem?: ReactNode;
  readonly isWhole?: boolean | undefined;
  /** In the place of the menu's word. */
  readonly word?: string | undefined;
}

interface SmallScreenMenuProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly look: MenuLook;
  /** Missing: those of the site's navigation. */
  readonly links?: readonly NavBranch[] | undefined;
  /** Shown as a word in a frame, as a bare word, or as a sign alone. */
  readonly variant?: "sign" | "word" | "bare" | undefined;
  /** False where a way to the search stands in the header on every screen. */
  readonly hasSearch?: boolean | undefined;
  readonly className?: string | undefined;
}

/** More than these are folded away. */
const MOST_IN_SIGHT = 4;

const Below = ({
  link: { label, children = [] },
  path,
  t,
  parts,
}: Pick<SmallScreenMenuProps, "path" | "t"> & Pick<MenuLook, "parts"> & { readonly link: NavBranch }) => {
  const list = { links: children, path, className: cx(s.below, parts["below"]), linkClass: parts["sub"] };
  return children.length > MOST_IN_SIGHT ? <FoldedLinks {...list} label={label} t={t} /> : <SubLinks {...list} />;
};

/** What small screens have for the links: the search, and the menu with what a visitor may set. It opens without a script. */
export const SmallScreenMenu = (props: SmallScreenMenuProps) => {
  const { look, tenant, path, t, variant = "sign", hasSearch = true, className } = props;
  const { parts, content, top, middle, hem, isWhole, word = t.menu } = look;
  const { primary, tools, action } = tenant.settings.navigation;
  const { links = primary } = props;
  return (
    <div className={cx(s.place, className)}>
      {hasSearch && <SearchTool t={t} />}
      <ModalMenu
        path={path}
        isWhole={isWhole}
        className={parts["menu"]}
        faceClass={cx(s.face, variant === "word" && s.framed)}
        face={
          <>
            <Icon name="menu" className={faces.closed} />
            <Icon name="close" className={faces.opened} />
            {variant === "sign" ? (
              <VisuallyHidden>{word}</VisuallyHidden>
            ) : (
              <>
                <span className={faces.closed}>{word}</span>
                <span className={faces.opened}>{t.closeMenu}</span>
              </>
            )}
          </>
        }
      >
        <nav className={cx(s.sheet, isWhole && s.whole, parts["sheet"])} aria-label={t.smallScreenNavigation}>
          {top}
          <ul className={parts["links"]}>
            {links.map((link) => (
              <li key={`${link.href} ${link.label}`} className={cx(s.item, parts["item"])}>
                <TextLink
                  to={link.href}
                  className={cx(s.link, parts["link"])}
                  aria-current={isHere(link.href, path, link.children)}
                >
                  {content?.(link) ?? (
                    <>
                      <span className={parts["label"]}>{link.label}</span>
                      {link.mark && <span className={parts["mark"]}>{link.mark}</span>}
                      {link.note && <span className={cx(s.note, parts["note"])}>{link.note}</span>}
                    </>
                  )}
                </TextLink>
                <Below {...{ link, path, t, parts }} />
              </li>
            ))}
          </ul>
          {middle}
          {tools.length > 0 && (
            <ul className={cx(s.tools, parts["tools"])}>
              {tools.map(({ label, href }) => (
                <li key={href}>
                  <TextLink to={href} className={cx(s.tool, parts["tool"])} aria-current={isHere(href, path)}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          {action && (
            <ButtonLink
              to={action.href}
              className={cx(s.action, parts["action"])}
              aria-current={isHere(action.href, path)}
            >
              {action.label}
            </ButtonLink>
          )}
          <div className={cx(s.end, parts["end"])}>
            <SiteTools tenant={tenant} t={t} hasSearch={false} isInMenu />
          </div>
          {hem}
        </nav>
      </ModalMenu>
    </div>
  );
};
