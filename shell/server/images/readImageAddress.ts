import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from "@serambi/kernel/ui";
import { z } from "zod";

import { isMediaName } from "../gateway/registerMedia";

/** Where the bytes of a picture come from. */
export type ImageSource =
  | { readonly kind: "media"; readonly tenant: string; readonly file: string }
  | { readonly kind: "remote"; readonly id: string; readonly version: string; readonly file: string }
  | { readonly kind: "web"; readonly url: URL };

export interface AskedImage {
  readonly width: number;
  /** Missing: what the browser takes best. */
  readonly format: ImageFormat | undefined;
  readonly source: ImageSource;
}

const widths: readonly number[] = IMAGE_WIDTHS;

const Modifiers = z.object({
  w: z.coerce.number().refine((width) => widths.includes(width)),
  f: z.enum(IMAGE_FORMATS).optional(),
});

/** `w_640` or `w_640,f_webp`. */
const MODIFIERS = /^w_(?<w>\d{1,4})(?:,f_(?<f>[a-z]{3,4}))?$/;

const PART = "[\\w@+-][\\w@.+-]*";
const REMOTE = new RegExp(`^remotes/(${PART})/(${PART})/(${PART}\\.(?:png|jpe?g|webp|avif|gif))$`);
const WEB = /^https\/([^/?#\\]+)(\/.*)$/s;

const readSource = (path: string, search: string): ImageSource | null => {
  const [kind, tenant = "", file = "", ...rest] = path.split("/");
  if (kind === "media") return rest.length === 0 && isMediaName(tenant, file) ? { kind, tenant, file } : null;
  const [, id, version, part] = REMOTE.exec(path) ?? [];
  if (id && version && part) return { kind: "remote", id, version, file: part };
  const [, host, rawPath] = WEB.exec(path) ?? [];
  if (!host || !rawPath || !URL.canParse(`https://${host}`)) return null;
  // The host by itself, so that nothing in the path can name another.
  const url = new URL(`https://${host}`);
  if (url.host !== host || url.username) return null;
  url.pathname = rawPath;
  url.search = search;
  return { kind: "web", url };
};

/**
 * What an address asks for, or null where it is none of `imageAddress`.
 * @param path what stands after the modifiers, decoded once
 * @param search query with its question mark, or empty
 */
export const readImageAddress = (modifiers: string, path: string, search: string): AskedImage | null => {
  const parsed = Modifiers.safeParse(MODIFIERS.exec(modifiers)?.groups);
  const source = readSource(path, search);
  if (!parsed.success || !source) return null;
  const { w: width, f: format } = parsed.data;
  return { width, format, source };
};
