import * as z from "zod";

import { requiredText } from "@serambi/kernel/service";

import { WritingKind } from "./WritingValue";

/** Access of those who write for a site: they see and change everything that is written for it. */
export const WRITERS = { host: "services", access: { roles: ["superadmin", "admin", "writer"] } } as const;

/** The parameters of a path that name one post or picture. */
export const WritingParams = z.object({ kind: WritingKind, id: requiredText(200) });
