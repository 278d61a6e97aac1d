import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import type { LmsSetting } from "../../contract/hosts/lms";
import { ShowcaseClient } from "./ShowcaseClient";

/**
 * The LMS as the site presents it, or null where the site has not written that yet: it has nothing to be found then.
 * @throws AppError offline | timeout | upstream | malformed
 */
export const readIfWritten = async ({ tenant, http, report }: RemoteDeps): Promise<LmsSetting | null> => {
  try {
    return await new ShowcaseClient(http.services, tenant.key, report).showcase();
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
};
