import { createHash } from "node:crypto";

import type { TenantSettings } from "@serambi/kernel/contracts";
import { themeColours, toHex } from "@serambi/kernel/ui/theme";
import { LRUCache } from "lru-cache";

import type { Layout } from "../../client/layouts/types";

/** What stands in a page's head and a site's manifest. */
export interface IconLook {
  /** Colours of the page in both themes, as hexadecimal digits: what a browser paints around it. */
  readonly light: string;
  readonly dark: string;
  /** Changes with the favicon's address and the site's colours. */
  readonly version: string;
}

const EDITION = 2;

/** By their version, which is a hash of all that they are derived from. */
const looks = new LRUCache<string, IconLook>({ max: 200 });

/** The look of a site's icons: of equal settings it is derived once. */
export const iconLook = (settings: TenantSettings, { design, name }: Pick<Layout, "design" | "name">): IconLook => {
  const version = createHash("sha256")
    .update(JSON.stringify([EDITION, settings.favicon, settings.css, name]))
    .digest("base64url")
    .slice(0, 10);
  const known = looks.get(version);
  if (known) return known;
  const { light, dark } = themeColours(settings.css, design);
  const look: IconLook = { light: toHex(light.grounds.bg), dark: toHex(dark.grounds.bg), version };
  looks.set(version, look);
  return look;
};

/** Files under `/icons/`, without their ending. */
export type IconName = "180" | "192" | "512" | "maskable-512";

export const iconAddress = (name: IconName, { version }: IconLook): string => `/icons/${name}.png?v=${version}`;
