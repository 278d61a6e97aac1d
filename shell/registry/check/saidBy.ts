const BARE = "which is no Error: it says neither what is wrong nor where";

/** An error in the words of a report. Code of a remote may have thrown anything, also what throws when it is looked at. */
export const saidBy = (error: unknown): string => {
  try {
    if (error instanceof Error) return error.message || error.name;
    const thrown = typeof error === "object" && error !== null ? "an object" : String(error);
    return `${thrown} was thrown, ${BARE}`;
  } catch {
    return "something was thrown that cannot be looked at";
  }
};
