import type { PublicTenant } from "@serambi/kernel/contracts";
import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { logoAddress } from "./logoAddress";
import s from "./LogoImage.module.css";

/** The ground a logo stands on: as light or dark as the page, or the same in both themes. */
export type LogoGround = "theme" | "dark" | "light";

interface LogoImageProps {
  readonly tenant: PublicTenant;
  readonly ground?: LogoGround | undefined;
  readonly className?: string | undefined;
  /** Where the site has no logo. */
  readonly fallback?: ReactNode;
}

/** Side of the square that is kept free until the picture is there; a picture of other proportions keeps the height. */
const SIDE = 32;

/**
 * The site's sign, one for light grounds and one for dark. It says nothing that the name beside it does not. The one that the
 * theme hides is lazy, so that a browser does not fetch it. A site that has one alone shows that on every ground: on the other ground it
 * brings its own along, since it may be clear around dark or light lines.
 */
export const LogoImage = ({ tenant, ground = "theme", className, fallback = null }: LogoImageProps) => {
  const { logoDark, logoLight } = tenant.settings;
  const [dark, light] = [logoAddress(logoDark), logoAddress(logoLight)];
  const only = dark || light;
  if (!only) return fallback;
  const image = (src: string, forTheme?: string) => (
    <img className={cx(s.image, forTheme, className)} src={src} alt="" width={SIDE} height={SIDE} loading="lazy" />
  );
  if (dark === light) return image(only);
  if (!light)
    return image(dark, ground === "dark" ? s.lightPlate : ground === "theme" ? s.lightPlateInDark : undefined);
  if (!dark)
    return image(light, ground === "light" ? s.darkPlate : ground === "theme" ? s.darkPlateInLight : undefined);
  if (ground === "light") return image(dark);
  if (ground === "dark") return image(light);
  return (
    <>
      {image(dark, s.forLight)}
      {image(light, s.forDark)}
    </>
  );
};
