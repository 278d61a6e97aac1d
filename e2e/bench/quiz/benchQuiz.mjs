import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { timesIn } from "../classes/baseline.mjs";
import { diceFrom } from "../classes/makeClasses.mjs";
import { startPostgres } from "../classes/postgres.mjs";
import { cpuMs, startProgram } from "../processes.mjs";
import { percentile, say, startPlatform } from "../questions.mjs";
import { formatTable } from "../report.mjs";
import { connectToSite } from "./connectToSite.mjs";
import { fillOf, PLAIN_ANALYSIS, QUIZ, SITE, TEACHER } from "./quizRows.mjs";

/** Databases. */
const SUBMITS = "submits";
const ANALYSIS = "analysis";
const LEARNERS = 300;
const WITHIN_MS = 10_000;
const SUBMIT_BUDGET_MS = 150;
const ANALYSES = 20;
const ANALYSIS_BUDGET_MS = 200;
const PLAIN_ANALYSES = 3;

/** Calls at any moments within the time, as people come, whether those before are answered or not. @returns milliseconds of each */
const spread = (items, ask) => {
  const dice = diceFrom(24);
  return Promise.all(
    items.map(async (item) => {
      await sleep(dice() * WITHIN_MS);
      const from = performance.now();
      await ask(item);
      return performance.now() - from;
    }),
  );
};

const beginAttempt = async (calls) => {
  const location = await calls.form(`/Lms/Quiz/${QUIZ}`, { form: "begin" });
  const id = /\/Attempt\/([\w-]+)/.exec(location)?.[1];
  if (id === undefined) throw new Error(`The quiz did not begin: ${location}`);
  const { attempt } = await calls.get(`/api/lms/quiz/attempts/${id}`);
  const changes = attempt.questions.map(({ n, kind, options, lefts }) => ({
    n,
    answer:
      kind === "choice" || kind === "choices"
        ? [options[0].letter]
        : kind === "order"
          ? options.map(({ letter }) => letter)
          : kind === "match"
            ? lefts.map(() => options[0].letter)
            : kind === "truth"
              ? ["true"]
              : ["2"],
    seq: 1,
    isFlagged: false,
  }));
  // The last answer comes with the call that hands in.
  await calls.post(`/api/lms/quiz/attempts/${id}/answers`, { changes: changes.slice(0, -1) });
  return { id, changes: changes.slice(-1) };
};

/** The first visit of a site waits for its settings. */
const untilReady = async (calls) => {
  for (let turn = 0; turn < 60; turn += 1) {
    const isReady = await calls.page(`/Lms/Quiz/${QUIZ}`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(1_000);
  }
  throw new Error("The site did not become ready");
};

/** A class that hands in together, beside the same number of calls that only read. @param usedMs processor time so far */
const measureSubmits = async (port, usedMs) => {
  const calls = connectToSite(port, SITE);
  await untilReady(calls);
  const attempts = [];
  for (let at = 0; at < LEARNERS; at += 1) attempts.push(await beginAttempt(calls));
  const read = ({ id }) => calls.get(`/api/lms/quiz/attempts/${id}`);
  const reads = await spread(attempts, read);
  const before = await usedMs();
  const times = await spread(attempts, ({ id, changes }) =>
    calls.post(`/api/lms/quiz/attempts/${id}/submit`, { changes }),
  );
  const cpu = ((await usedMs()) - before) / LEARNERS;
  calls.close();
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpu, readP95: percentile(reads, 0.95) };
};

const startServer = (root, dataDir, env = {}) => {
  const limits = { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", VITALS_SAMPLE: "0" };
  const file = path.join(root, "shell", "dist", "server", "serve.cjs");
  const all = { ...limits, ...env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" };
  return startProgram([file], all, /http:\/\/[\w.-]+:(\d+)/);
};

const onEmbedded = async (root, dataDir) => {
  const server = await startServer(root, dataDir);
  try {
    return await measureSubmits(Number(server.found), () => cpuMs(server.pid));
  } finally {
    await server.stop();
  }
};

const onPostgres = async (root, postgres) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "serambi-bench-quiz-"));
  try {
    const server = await startServer(root, dataDir, { DATABASE_URL: await postgres.createDatabase(SUBMITS) });
    try {
      return await measureSubmits(
        Number(server.found),
        async () => (await postgres.cpuMs()) + (await cpuMs(server.pid)),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** The analysis as a teacher asks for it, beside the same worked out of the answers each time. The first one counts them all. */
const measureAnalysis = async (root, postgres, attempts) => {
  const platform = await startPlatform(root, postgres, ANALYSIS, `${SITE}.localhost`);
  try {
    await postgres.psql(ANALYSIS, fillOf(attempts));
    const timed = async () => {
      const from = performance.now();
      const { attempts: found } = await platform.get(`/hosts/lms/quiz/analysis?slug=${QUIZ}`, {
        authorization: TEACHER,
      });
      if (found !== attempts) throw new Error(`The analysis is of ${found} attempts`);
      return performance.now() - from;
    };
    const countedMs = await timed();
    const analyses = [];
    for (let turn = 0; turn < ANALYSES; turn += 1) analyses.push(await timed());
    const plain = timesIn(await postgres.psql(ANALYSIS, PLAIN_ANALYSIS.repeat(PLAIN_ANALYSES)));
    return {
      p50: percentile(analyses, 0.5),
      p95: percentile(analyses, 0.95),
      plainMs: percentile(plain, 0.5),
      countedMs,
    };
  } finally {
    await platform.stop();
  }
};

const rowOf = (name, { p50, p95, cpu, readP95 }) => [
  name,
  p50.toFixed(1),
  p95.toFixed(1),
  cpu.toFixed(1),
  (p95 / readP95).toFixed(2),
  `≤ ${SUBMIT_BUDGET_MS}`,
  p95 <= SUBMIT_BUDGET_MS ? "ok" : "OVER",
];

/** 300 learners who hand in within ten seconds, with the embedded database and with PostgreSQL, and the analysis of as many attempts there. */
export const benchQuiz = async (root, dataDir, attempts) => {
  say("embedded");
  const embedded = await onEmbedded(root, dataDir);
  const postgres = await startPostgres();
  try {
    say("PostgreSQL");
    const submits = await onPostgres(root, postgres);
    say(`${attempts} attempts`);
    const analysis = await measureAnalysis(root, postgres, attempts);
    const head = [
      `${LEARNERS} submits in ${WITHIN_MS / 1000} s, ms`,
      "p50",
      "p95",
      "processor",
      "ratio to a read",
      "p95 budget",
      "",
    ];
    console.log(`${formatTable(head, [rowOf("embedded", embedded), rowOf("PostgreSQL", submits)])}\n`);
    const { p50, p95, plainMs, countedMs } = analysis;
    const isKept = p95 <= ANALYSIS_BUDGET_MS ? "ok" : "OVER";
    const rows = [
      ["item analysis", p50.toFixed(1), p95.toFixed(1), (p50 / plainMs).toFixed(3), `≤ ${ANALYSIS_BUDGET_MS}`, isKept],
      ["the same of the answers themselves", plainMs.toFixed(1), "", "1", "", ""],
      ["the first one, which counts them all", countedMs.toFixed(0), "", "", "", ""],
    ];
    console.log(`${formatTable([`${attempts} attempts, ms`, "p50", "p95", "ratio", "p95 budget", ""], rows)}\n`);
    return { embedded, postgres: submits, attempts, analysis };
  } finally {
    await postgres.stop();
  }
};
