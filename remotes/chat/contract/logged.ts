/** Tells the browser's console of what no visitor can do anything about (specification section 8). */
export const logged = (message: string, details: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place of this remote
  console.warn(message, details);
};

/** The same for a stream that failed. */
export const loggedError = (message: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place of this remote
  console.error(message, error);
};
