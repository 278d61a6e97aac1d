import type { TenantCss } from "@serambi/kernel/contracts";
import {
  GROUNDS,
  kainPalette,
  kainSvg,
  MAX_SEED_LENGTH,
  MOTIFS,
  QUIET_SIDES,
  SITE_MOTIF,
  VARIANTS,
  type MotifName,
} from "@serambi/kernel/kain";
import { z } from "zod";

const side = z.coerce.number().int().min(16).max(4_000);
const optionalNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high).optional();

const motifSegments = new Map<string, MotifName>(MOTIFS.map((motif) => [motif.replace(" ", "-"), motif]));

/** The address of a picture, `/kain/<variant>/<motif>/<seed>.svg?w&h…`, parsed at the edge; `v` only parts caches. */
const KainAddress = z.object({
  // Social cards carry the page's title and are drawn by the page's own route.
  variant: z.enum(VARIANTS).exclude(["card"]),
  motif: z.union([
    z.literal(SITE_MOTIF),
    z.string().transform((segment, context) => {
      const motif = motifSegments.get(segment);
      if (motif) return motif;
      context.addIssue("no such motif");
      return z.NEVER;
    }),
  ]),
  seed: z
    .string()
    .endsWith(".svg")
    .transform((file) => file.slice(0, -".svg".length))
    .pipe(z.string().min(1).max(MAX_SEED_LENGTH)),
  w: side,
  h: side,
  look: optionalNumber(0, 9_999),
  ground: z.enum(GROUNDS).optional(),
  quiet: z.enum(QUIET_SIDES).optional(),
  scale: optionalNumber(16, 2_400),
});

/**
 * The picture behind an address in a site's colours, or null where the address is not one.
 * @param query segments and query of the address: `variant`, `motif`, `seed`, `w`, `h`, `look`, `ground`, `quiet`, `scale`
 * @param siteMotif of the site's layout: drawn where the address says `site`
 */
export const kainPicture = (
  query: Readonly<Record<string, unknown>>,
  css: TenantCss,
  siteMotif: MotifName = "kawung",
): { readonly svg: string } | null => {
  const parsed = KainAddress.safeParse(query);
  if (!parsed.success) return null;
  const { w, h, motif, scale, ...rest } = parsed.data;
  return {
    svg: kainSvg({
      ...rest,
      width: w,
      height: h,
      scaleHeight: scale,
      motif: motif === SITE_MOTIF ? siteMotif : motif,
      palette: kainPalette(css),
    }),
  };
};
