import type { ServerSlot } from "@serambi/kernel/remote";
import { serverSlot } from "@serambi/kernel/server";
import type * as z from "zod/mini";

import { festivalClassSlot } from "./festival-class/festivalClass.server";
import { heroCountdownSlot } from "./hero-countdown/heroCountdown.server";
import { proposalSlot } from "./proposal/proposal.server";
import * as schemas from "./schemas.server";

type Schemas = typeof schemas;

/** A section shows what its properties say: it fetches nothing. */
const section = (schema: z.ZodMiniType) => serverSlot(schema, () => Promise.resolve(null));

/** The server's part of every section. */
export const sectionSlots = {
  // The names are kept, and each schema reads the properties that its type says.
  ...(Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, section(schema)])) as {
    readonly [K in keyof Schemas]: ServerSlot<z.infer<Schemas[K]>, null>;
  }),
  "sites.festival-class.v1": festivalClassSlot,
  "sites.hero-countdown.v1": heroCountdownSlot,
  "sites.proposal.v1": proposalSlot,
};
