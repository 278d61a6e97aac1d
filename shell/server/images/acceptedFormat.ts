import type { ImageFormat } from "@serambi/kernel/ui";

const takes = (accept: string, format: ImageFormat): boolean =>
  new RegExp(`image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`, "i").test(accept);

/** The best of the formats that a browser names; undefined leaves it to the picture. `*` names none: crawlers say it too. */
export const acceptedFormat = (accept: string | undefined): ImageFormat | undefined =>
  (["avif", "webp"] as const).find((format) => takes(accept ?? "", format));
