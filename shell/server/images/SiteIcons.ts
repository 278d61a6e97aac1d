import type { PublicTenant } from "@serambi/kernel/contracts";
import { kainPalette, kainSvg } from "@serambi/kernel/kain";

import type { Layout } from "../../client/layouts/types";
import type { IconFace } from "../cards/paintIcon";
import type { ImageSources } from "./ImageSources";
import { readImageAddress } from "./readImageAddress";

const TYPES: readonly (readonly [begins: Buffer, type: string])[] = [
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), "image/png"],
  [Buffer.from([0xff, 0xd8]), "image/jpeg"],
  [Buffer.from("GIF8"), "image/gif"],
];

const dataAddress = (bytes: Buffer): string | null => {
  const type = /^\uFEFF?\s*</.test(bytes.toString("utf8", 0, 100))
    ? "image/svg+xml"
    : TYPES.find(([begins]) => bytes.subarray(0, begins.length).equals(begins))?.[1];
  return type ? `data:${type};base64,${bytes.toString("base64")}` : null;
};

const AVATAR_SIDE = 64;

/** The sign of a site that has no favicon: cloth in its colours. */
const avatar = ({ key, settings }: PublicTenant, { design }: Layout): string => {
  const svg = kainSvg({
    variant: "avatar",
    seed: key,
    motif: design.kainMotif,
    palette: kainPalette(settings.css),
    width: AVATAR_SIDE,
    height: AVATAR_SIDE,
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
};

const PROXIED = /^\/_image\/([^/]+)\/([^?#]+)(\?[^#]*)?/;
const OWN = /^\/(media\/[^?#]+)/;

/** The pictures in a site's settings as they are drawn into others: its favicon, or cloth where that cannot be drawn, and its logo. */
export class SiteIcons {
  constructor(private readonly sources: Pick<ImageSources, "read">) {}

  /** @throws AppError where the favicon cannot be had at present */
  picture = async (tenant: PublicTenant, layout: Layout): Promise<IconFace["picture"]> => {
    const bytes = await this.read(tenant.settings.favicon);
    return (bytes && dataAddress(bytes)) ?? avatar(tenant, layout);
  };

  /**
   * The logo for light grounds, as a `data:` address; null where there is none that can be drawn.
   * @throws AppError where it cannot be had at present
   */
  logo = async ({ settings: { logoDark, logoLight } }: PublicTenant): Promise<string | null> => {
    const bytes = await this.read(logoDark || logoLight);
    return bytes && dataAddress(bytes);
  };

  private async read(address: string): Promise<Buffer | null> {
    const [, modifiers = "", path = "", search = ""] = PROXIED.exec(address) ?? [];
    const own = OWN.exec(address)?.[1];
    // As `imageAddress` wrote it.
    const asked = readImageAddress(own ? "w_64" : modifiers, own ?? path.replace(/%25/g, "%"), search);
    return asked && this.sources.read(asked.source);
  }
}
