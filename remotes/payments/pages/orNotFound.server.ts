import { isAppError } from "@serambi/kernel/errors";

/** What a host answered; null where there is no such thing. @throws AppError of any other failure */
export const orNotFound = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
};
