import * as z from "zod";

import { requiredText } from "@serambi/kernel/service";

import { WritingKind } from "./WritingValue";

/** Whoever writes for a site: they see and change everything that is written for it. */
export const WRITERS = { host: "services", access: { roles: ["superadmin", "admin", "writer"] } } as const;

/** Names one in a path. */
export const WritingParams = z.object({ kind: WritingKind, id: requiredText(200) });
