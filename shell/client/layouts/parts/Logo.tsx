import { Link } from "@serambi/kernel/router";
import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FrameProps } from "../types";
import { Mark } from "./Mark";
import s from "./Logo.module.css";

export interface LogoProps extends Pick<FrameProps, "tenant" | "path" | "t"> {
  readonly className?: string | undefined;
  /** True on a ground that is dark in both themes. */
  readonly onDark?: boolean | undefined;
  /** In place of the product's mark, where the site has no logo. */
  readonly mark?: ReactNode;
}

/** The site's logo, one for light grounds and one for dark; a site without any has the product's mark and its title. */
export const Logo = ({ tenant, path, t, className, onDark, mark = <Mark /> }: LogoProps) => {
  const { title, logoDark, logoLight } = tenant.settings;
  const light = logoLight || logoDark;
  const dark = logoDark || logoLight;
  return (
    <Link
      to="/"
      className={cx(s.logo, className)}
      aria-label={t.homeOf(title)}
      aria-current={path === "/" ? "page" : undefined}
    >
      {dark ? (
        <>
          {!onDark && <img className={cx(s.image, s.forLight)} src={dark} alt="" height={32} />}
          <img className={cx(s.image, !onDark && s.forDark)} src={light} alt="" height={32} />
        </>
      ) : (
        <>
          {mark}
          <span>{title}</span>
        </>
      )}
    </Link>
  );
};
