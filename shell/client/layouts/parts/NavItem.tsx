import type { NavBranch } from "@serambi/kernel/contracts";
import { cx, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import { isHere } from "./isHere";
import s from "./NavItem.module.css";
import { SubMenu } from "./SubMenu";

interface NavItemProps extends Pick<FrameProps, "path" | "t"> {
  readonly link: NavBranch;
  /** Before the link's words. */
  readonly lead?: ReactNode;
  readonly linkClass?: string | undefined;
}

/** A link of the header, with its menu where it has one. */
export const NavItem = ({ link: { label, href, children = [] }, path, t, lead, linkClass }: NavItemProps) => (
  <li className={cx(children.length > 0 && s.branch)}>
    <TextLink to={href} className={linkClass} aria-current={isHere(href, path, children)}>
      {lead}
      {label}
    </TextLink>
    {children.length > 0 && <SubMenu label={label} links={children} path={path} t={t} />}
  </li>
);
