import type { ServiceCall } from "@serambi/kernel/service";

import { jakartaDay } from "../../contract/jakartaTime";
import type { TeamWindow } from "../../contract/Teams";
import { readLeagueSetting, type LeagueSetting } from "../league/settings";
import { texts } from "../texts";

/** @throws 404 where there is no league */
export const requireLeague = async (call: Pick<ServiceCall, "sql" | "tenant" | "fail">): Promise<LeagueSetting> =>
  (await readLeagueSetting(call)) ?? call.fail(404, texts.noLeague);

export const windowOf = ({ registration }: LeagueSetting, now: Date): TeamWindow => {
  const day = jakartaDay(now);
  return { ...registration, isOpen: registration.opensAt <= day && day <= registration.until };
};
