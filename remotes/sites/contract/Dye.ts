import * as z from "zod/mini";

/** Colours that a school may be shown in; a style sheet mixes each for light and dark (`components/Dyes.module.css`). */
export const Dye = z.enum(["sea", "olive", "rosella", "indigo", "soga", "leaf"]);
