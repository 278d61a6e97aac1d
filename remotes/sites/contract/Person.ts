import * as z from "zod/mini";

import { Picture } from "./Picture";

/** Somebody who is quoted or named, with a portrait of cloth; `role` may take several lines. */
export const Person = z.object({ name: z.string(), role: z.string(), picture: Picture });
export type Person = z.infer<typeof Person>;
