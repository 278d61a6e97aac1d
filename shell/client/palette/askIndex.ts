const TIMEOUT_MS = 15_000;

/** @throws Error where there is no answer in time, or one that says no */
export const askIndex = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer.json();
};
