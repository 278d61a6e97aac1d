import { percentile, say, startPlatform, timeQuestions } from "../questions.mjs";
import { formatTable } from "../report.mjs";
import { baselineOf, timesIn } from "./baseline.mjs";
import { COLUMNS, diceFrom, makeClasses, PROGRAMS, someFilters, someWord } from "./makeClasses.mjs";
import { startPostgres } from "./postgres.mjs";

const DATABASE = "classes";
const HOST = "scholarship.localhost";
const BASELINE_QUESTIONS = 20;
const BUDGET_MS = 50;

const addressOf = ({ word, filters, sort }) => {
  const query = new URLSearchParams({
    page: "1",
    pageSize: "6",
    ...Object.fromEntries(filters),
    ...(word && { search: word }),
    ...(sort && { sort }),
  });
  return `/v1/class/active?${query}`;
};

/** The kinds of questions, the one with a budget first. */
const KINDS = [
  ["search and two filters", (dice) => ({ word: someWord(dice), filters: someFilters(dice) })],
  ["two filters", (dice) => ({ word: "", filters: someFilters(dice) })],
  ["search alone", (dice) => ({ word: someWord(dice), filters: [] })],
  ["search alone, by name", (dice) => ({ word: someWord(dice), filters: [], sort: "name" })],
  ["two letters alone", (dice) => ({ word: someWord(dice).slice(0, 2), filters: [] })],
  ["all classes", () => ({ word: "", filters: [] })],
];

const timeBaseline = async (postgres, tenantId) => {
  const dice = diceFrom(23);
  const questions = Array.from({ length: BASELINE_QUESTIONS }, () => KINDS[0][1](dice));
  const output = await postgres.psql(DATABASE, questions.map((question) => baselineOf(tenantId, question)).join(""));
  const times = timesIn(output);
  return questions.map((_, index) => times[2 * index] + times[2 * index + 1]);
};

/** The plans that the server itself used for one question. */
const readPlans = async (postgres, platform) => {
  await postgres.psql(
    DATABASE,
    "alter system set auto_explain.log_min_duration = 0;\nselect pg_reload_conf() \\g /dev/null\n",
  );
  const before = (await postgres.readLog()).length;
  const dice = diceFrom(23);
  // The server reads its settings anew before its next statement: the first question may still be without.
  for (let turn = 0; turn < 3; turn += 1) await platform.get(addressOf(KINDS[0][1](dice)));
  await postgres.psql(
    DATABASE,
    "alter system reset auto_explain.log_min_duration;\nselect pg_reload_conf() \\g /dev/null\n",
  );
  const log = (await postgres.readLog()).slice(before);
  const plans = log
    .split(/(?=^\S+ \S+ \S+ \[\d+\] LOG: {2}duration)/m)
    .filter((plan) => /from "class_(terms|listing)"/.test(plan));
  return plans.slice(-2);
};

const fill = async (postgres, tenantId, count) => {
  const programs = PROGRAMS.map(
    (id, index) => `('${tenantId}', '${id}', '${id}', 'Program ${index}', '', ${100 + index})`,
  );
  await postgres.psql(
    DATABASE,
    `insert into programs (tenant_id, id, slug, name, summary, position) values ${programs.join(", ")};`,
  );
  const rows = function* rows() {
    yield `copy classes (${COLUMNS}) from stdin;\n`;
    yield* makeClasses(tenantId, count);
    yield "\\.\n";
  };
  await postgres.psql(DATABASE, rows());
  await postgres.psql(DATABASE, "vacuum analyze classes;\nvacuum analyze class_listing;\nvacuum analyze programs;");
};

/** `class/active` of one tenant with `count` classes in a PostgreSQL server, beside the same question asked plainly. */
export const benchClasses = async (root, count) => {
  const postgres = await startPostgres();
  try {
    const platform = await startPlatform(root, postgres, DATABASE, HOST);
    try {
      const { id: tenantId } = await platform.get("/v0/scholarship/cms/app/id");
      say(`${count} classes`);
      await fill(postgres, tenantId, count);
      const rows = [];
      const result = {};
      for (const [kind, makeQuestion] of KINDS) {
        say(kind);
        const dice = diceFrom(23);
        result[kind] = await timeQuestions(platform, () => addressOf(makeQuestion(dice)));
      }
      say("the same, asked of the classes themselves");
      const plain = await timeBaseline(postgres, tenantId);
      result.baseline = { p50: percentile(plain, 0.5), p95: percentile(plain, 0.95) };
      const [bound] = KINDS[0];
      for (const [kind, { p50, p95, cpu, found }] of Object.entries(result))
        rows.push([
          kind === "baseline" ? `${bound}, plainly (SQL alone)` : kind,
          p50.toFixed(1),
          p95.toFixed(1),
          cpu?.toFixed(1) ?? "",
          found === undefined ? "" : String(found),
          kind === bound ? (p95 / result.baseline.p95).toFixed(2) : "",
          kind === bound ? `≤ ${BUDGET_MS}` : "",
          kind === bound ? (p95 <= BUDGET_MS ? "ok" : "OVER") : "",
        ]);
      const plans = await readPlans(postgres, platform);
      for (const plan of plans) console.log(`${plan.trim()}\n`);
      console.log(
        `${formatTable([`class/active, ${count} classes, ms`, "p50", "p95", "processor", "found", "ratio of p95", "p95 budget", ""], rows)}\n`,
      );
      return { count, ...result };
    } finally {
      await platform.stop();
    }
  } finally {
    await postgres.stop();
  }
};
