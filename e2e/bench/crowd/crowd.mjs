import { cpuMs } from "../processes.mjs";
import { Connection } from "./Connection.mjs";

const CONNECTIONS = 32;

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Asks over 32 connections at once until `isOver` says so of the count of requests. */
const ask = async ({ port, host, nextTarget }, isOver) => {
  const times = [];
  let failed = 0;
  let asked = 0;
  const visitor = async () => {
    const connection = new Connection(port);
    while (!isOver(asked)) {
      asked += 1;
      const { status, ms } = await connection.ask(host, nextTarget());
      if (status === 200) times.push(ms);
      else failed += 1;
      // A connection that has ended answers at once: there would be no end of failures.
      if (status === 0) break;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return { times, failed };
};

/**
 * 32 visitors who ask again as soon as they are answered.
 * @param subject `{ pid, port, host, nextTarget }`
 * @returns milliseconds by percentile, processor time of the server for each answer, and what failed
 */
export const crowd = async (subject, { warmUp, seconds }) => {
  const warm = await ask(subject, (count) => count >= warmUp);
  const [cpuBefore, from] = [await cpuMs(subject.pid), performance.now()];
  const { times, failed } = await ask(subject, () => performance.now() - from >= seconds * 1000);
  const elapsed = (performance.now() - from) / 1000;
  const cpu = (await cpuMs(subject.pid)) - cpuBefore;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    answers: times.length,
    failed: failed + warm.failed,
    perSecond: times.length / elapsed,
    cpuMs: cpu / Math.max(1, times.length),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
};
