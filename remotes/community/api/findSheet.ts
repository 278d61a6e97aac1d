import { isAppError } from "@serambi/kernel/errors";
import type { HttpClients } from "@serambi/kernel/http";

import type { MatchSheet } from "../contract/league/League";
import { LeagueApi } from "./LeagueApi";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The match of an address; null for one that there is not on this site. */
export const findSheet = async (http: Pick<HttpClients, "named">, id: string): Promise<MatchSheet | null> => {
  if (!UUID.test(id)) return null;
  try {
    return await new LeagueApi(http).match(id);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
};
