export { contrast, hexToLab, labToHex, labToLch, labToLinear, lchToLab, mix, type Lab, type Lch } from "./colour";
export type { CardSpace } from "./drawCard";
export { darkDyeOf, dyeAt, fromHex, isYellow } from "./dyes";
export { kainAddress, MAX_SEED_LENGTH, SITE_MOTIF } from "./kainAddress";
export { kainPalette } from "./kainPalette";
export { kainCardSpace, kainSvg, type KainPicture } from "./kainSvg";
export { LOOK_COUNT, looks, motifsFor } from "./looks";
export {
  GROUNDS,
  MOTIFS,
  QUIET_SIDES,
  VARIANTS,
  type KainGround,
  type KainPalette,
  type KainRequest,
  type KainVariant,
  type MotifName,
  type QuietSide,
} from "./types";
