/** For building and checking together. Each of their steps has a shorter one of its own, which says more. */
export const COMMAND_MS = 10 * 60_000;

/** Work that goes on after that may hold the process open: it is ended. */
const GRACE_MS = 1_000;

/** @throws Error where the work takes longer; the process then ends by itself soon */
export const within = async <T>(
  limitMs: number,
  what: string,
  work: () => Promise<T>,
  end: () => void = () => process.exit(1),
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      setTimeout(end, GRACE_MS).unref();
      refuse(new Error(`${what} did not end within ${limitMs / 1000} s`));
    }, limitMs);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
};
