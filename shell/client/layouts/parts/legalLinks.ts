import type { NavLink } from "@serambi/kernel/contracts";
import { hasRoute } from "@serambi/kernel/remote";

import type { FrameProps } from "../types";

/** What a site is bound by: its own links, and the pages on privacy and terms where the site has them and does not link to them itself. */
export const legalLinks = ({ tenant, t }: Pick<FrameProps, "tenant" | "t">): readonly NavLink[] => {
  const { legal } = tenant.settings.navigation;
  const pages = [
    { label: t.privacyPolicy, href: "/Privacy-Policy" },
    { label: t.termsAndConditions, href: "/Terms-And-Conditions" },
  ];
  return [...legal, ...pages.filter(({ href }) => hasRoute(tenant, href) && !legal.some((link) => link.href === href))];
};
