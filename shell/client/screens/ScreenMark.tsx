import type { PublicTenant } from "@serambi/kernel/contracts";
import { cx } from "@serambi/kernel/ui";

import { LogoImage, type LogoGround } from "../layouts/parts/LogoImage";
import { Mark } from "../layouts/parts/Mark";
import s from "./Screen.module.css";

/** The site's sign and name, above the words of a screen that has no header. */
export const ScreenMark = ({ tenant, ground }: { readonly tenant: PublicTenant; readonly ground: LogoGround }) => (
  <>
    <LogoImage tenant={tenant} ground={ground} className={cx(ground === "light" && s.plate)} fallback={<Mark />} />
    <span>{tenant.settings.title}</span>
  </>
);
