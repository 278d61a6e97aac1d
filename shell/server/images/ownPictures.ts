import type { TenantSettings } from "@serambi/kernel/contracts";
import { imageAddress, type ImageFormat } from "@serambi/kernel/ui";

/** Twice a logo's height on the sharpest screens; a favicon and its larger brothers; a sharing picture. */
const LOGO_WIDTH = 384;
const ICON_WIDTH = 256;
const SHARED_WIDTH = 1_280;

/** A picture that somebody sent: as large as it came, and at an address that never shows another. */
const SENT = /^\/media\/[^/]+\/[0-9a-f]{32}\.(?:jpg|png)$/;

/**
 * A site's settings with the pictures of other hosts behind this site's own address: pages load pictures from nowhere
 * else; and with those that were sent in the size that is shown. Those of hosts that the operator did not allow stay as they are.
 * @param hosts `IMAGE_SOURCES`
 */
export const ownPictures = (settings: TenantSettings, hosts: ReadonlySet<string>): TenantSettings => {
  const own = (address: string, width: number, format?: ImageFormat): string => {
    const isAllowed = /^https:/i.test(address) && URL.canParse(address) && hosts.has(new URL(address).host);
    return isAllowed || SENT.test(address) ? imageAddress(address, width, format) : address;
  };
  return {
    ...settings,
    logoDark: own(settings.logoDark, LOGO_WIDTH),
    logoLight: own(settings.logoLight, LOGO_WIDTH),
    favicon: own(settings.favicon, ICON_WIDTH, "png"),
    meta: { ...settings.meta, image: own(settings.meta.image, SHARED_WIDTH) },
  };
};
