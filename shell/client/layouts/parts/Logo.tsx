import { Link } from "@serambi/kernel/router";
import { cx, VisuallyHidden } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import { LogoImage, type LogoGround } from "./LogoImage";
import { Mark } from "./Mark";
import s from "./Logo.module.css";

export interface LogoProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly className?: string | undefined;
  /** What the header's ground is; missing: as light or dark as the page. */
  readonly ground?: LogoGround | undefined;
  /** In place of the product's mark, where the site has no logo. */
  readonly mark?: ReactNode;
  /** The title as the layout sets it, for the eye alone: the link says the title itself. Missing: as it is. */
  readonly name?: ReactNode;
}

/** A longer name takes several lines, whatever the layout would like. */
const MAX_ONE_LINE = 32;

/** The site's sign and its name. Without a sign of its own it has the layout's, or the product's. */
export const Logo = ({ tenant, path, t, className, ground, mark = <Mark />, name }: LogoProps) => {
  const { title } = tenant.settings;
  return (
    <Link
      to="/"
      className={cx(s.logo, title.length > MAX_ONE_LINE && s.long, className)}
      aria-label={name ? undefined : t.homeOf(title)}
      aria-current={path === "/" ? "page" : undefined}
    >
      <LogoImage tenant={tenant} ground={ground} fallback={mark} />
      {name && <VisuallyHidden>{t.homeOf(title)}</VisuallyHidden>}
      {name ?? <span>{title}</span>}
    </Link>
  );
};
