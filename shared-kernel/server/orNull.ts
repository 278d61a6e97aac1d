import { isAppError } from "../errors";

/**
 * A part that a page can do without: null where its host cannot give it. The page says so and offers to load it again.
 * @throws what is not an AppError: a bug is no failure of a host
 */
export const orNull = async <T>(part: Promise<T>): Promise<T | null> => {
  try {
    return await part;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
};
