import { TenantCss } from "@serambi/kernel/contracts";

/** The colours of a site, in the order in which they are shown. */
export const COLOURS = ["primary", "secondary", "success", "info", "warning", "danger", "light", "dark"] as const;
export type Colour = (typeof COLOURS)[number];

export const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** `#abc` as `#aabbcc`: the browser's own colour field knows no other. */
export const longHex = (hex: string): string =>
  (/^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex).toLowerCase();

/** Colours and families of a draft, whatever is in it: what is wrong or missing is the default. */
export const cssOf = (value: unknown): TenantCss => {
  const given = typeof value === "object" && value !== null ? value : {};
  const parsed = TenantCss.safeParse(given);
  if (parsed.success) return parsed.data;
  const good = Object.entries(given).filter(([name, one]) =>
    name.startsWith("ft_") ? typeof one === "string" : isColour(one),
  );
  return TenantCss.parse(Object.fromEntries(good));
};
