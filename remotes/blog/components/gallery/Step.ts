/** From one picture to another. */
export type Step = "previous" | "next" | "first" | "last";
