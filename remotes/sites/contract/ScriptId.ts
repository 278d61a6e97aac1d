import * as z from "zod/mini";

/** A script that pages show: Javanese, Sundanese, Balinese, Bugis. */
export const ScriptId = z.enum(["java", "sunda", "bali", "bugis"]);
export type ScriptId = z.infer<typeof ScriptId>;
