import { setTimeout as sleep } from "node:timers/promises";

import { get } from "../get.mjs";

const PAUSE_MS = 10;
const PATIENCE_MS = 60_000;

/**
 * Asks for a page until `isMeant` says so of its status and text.
 * @returns when that answer had come whole, in milliseconds as `Date.now` counts them
 */
export const untilShown = async (port, host, target, isMeant) => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { status, text } = await get(port, host, target);
    if (isMeant({ status, text })) return Date.now();
    await sleep(PAUSE_MS);
  }
  throw new Error(`${host}${target} has not become what it should within ${PATIENCE_MS / 1000} s`);
};
