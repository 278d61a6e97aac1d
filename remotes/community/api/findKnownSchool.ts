import { readEnvelope, type HttpClients } from "@serambi/kernel/http";

import { KnownAnswer } from "../contract/KnownSchool";

/** Asks the directory for a school by its NPSN. */
export const findKnownSchool = async ({ named }: Pick<HttpClients, "named">, npsn: string): Promise<KnownAnswer> =>
  readEnvelope(await named("community").get("schools/known", { params: { npsn } }), KnownAnswer);
