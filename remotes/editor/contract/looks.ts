import type { ThemeDesign } from "@serambi/kernel/ui/theme";
import * as z from "zod/mini";

/** `/_looks.json`: what a site may be set in. The design of a layout is the shell's own, and is handed on as it comes. */
export const Looks = z.object({
  layouts: z.array(z.object({ name: z.string(), design: z.custom<ThemeDesign>((value) => typeof value === "object") })),
  families: z.array(z.object({ name: z.string(), category: z.string() })),
});
export type Looks = z.infer<typeof Looks>;
