/** What a page may weigh in its data: a hundred times what the heaviest one has. */
const MAX_BYTES = 1024 * 1024;

/**
 * Whether a value can travel to a browser.
 * @param what it is called in the error
 * @throws Error where it is no JSON (a cycle, a BigInt, nothing at all), or too much
 */
export const plainJson = (value: unknown, what: string): void => {
  const text = JSON.stringify(value) as string | undefined; // its type forgets what has no JSON
  if (text === undefined) throw new Error(`${what}: there is none`);
  if (text.length > MAX_BYTES) throw new Error(`${what}: ${text.length} characters, at most ${MAX_BYTES} travel`);
};
