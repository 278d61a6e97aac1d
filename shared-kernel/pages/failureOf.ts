import { isAppError, type AppError } from "../errors";
import type { RemoteData } from "@serambi/kernel/state";

/**
 * Runs a load that a page cannot do without.
 * @returns why it failed, or null when the data is there
 * @throws what is not an AppError
 */
export const failureOf = async <T>(data: RemoteData<T>, load: () => Promise<T>): Promise<AppError | null> => {
  let failure: AppError | null = null;
  await data.run(async () => {
    try {
      return await load();
    } catch (error) {
      if (isAppError(error)) failure = error;
      throw error;
    }
  });
  return failure;
};
