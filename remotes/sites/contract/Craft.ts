import * as z from "zod/mini";

/** Three crafts that are three axes of one typeface: an image presses, a motion stretches, a sound swings. */
export const Craft = z.enum(["image", "motion", "sound"]);
export type Craft = z.infer<typeof Craft>;
