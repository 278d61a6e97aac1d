import { diceFrom } from "../classes/makeClasses.mjs";
import { startPostgres } from "../classes/postgres.mjs";
import { say, startPlatform, timeQuestions } from "../questions.mjs";
import { formatTable } from "../report.mjs";
import { COLUMNS, COMPANIES, makeJobs, someFilters, someWord } from "./makeJobs.mjs";

const DATABASE = "jobs";
const HOST = "talent.localhost";
const BUDGET_MS = 40;

/** The kinds of questions, the one with a budget first. */
const KINDS = [
  ["three filters", (dice) => someFilters(dice)],
  ["search and three filters", (dice) => [["search", someWord(dice)], ...someFilters(dice)]],
  ["three filters, best paid first", (dice) => [...someFilters(dice), ["sort", "pay"]]],
  ["three filters, closing first", (dice) => [...someFilters(dice), ["sort", "closing"]]],
  ["three filters, page 20", (dice) => [...someFilters(dice), ["page", "20"]]],
  ["search alone", (dice) => [["search", someWord(dice)]]],
  ["all jobs", () => []],
];

const fill = async (postgres, tenantId, count) => {
  const jobs = function* jobs() {
    yield `insert into careers_companies (tenant_id, id, slug, name, field, city, people, summary, about)
      select '${tenantId}', 'bench-company-' || n, 'bench-company-' || n, 'Perusahaan ' || n, 'data', 'Kota 1', 20, 'Ringkasan', 'Tentang'
      from generate_series(0, ${COMPANIES - 1}) as n;\n`;
    yield "create unlogged table made_jobs (like careers_jobs);\nalter table made_jobs alter column words type text;\n";
    yield `copy made_jobs (${COLUMNS}) from stdin;\n`;
    yield* makeJobs(tenantId, count);
    yield "\\.\n";
    const columns = COLUMNS.replace("words", "to_tsvector('simple', words)");
    yield `insert into careers_jobs (${COLUMNS}) select ${columns} from made_jobs;\n`;
    yield `insert into careers_terms (tenant_id, term)
      select distinct '${tenantId}'::uuid, term from made_jobs, unnest(string_to_array(words, ' ')) as term on conflict do nothing;\n`;
    yield "drop table made_jobs;\n";
  };
  await postgres.psql(DATABASE, jobs());
  await postgres.psql(DATABASE, "vacuum analyze careers_jobs;\nvacuum analyze careers_terms;");
};

/** `career/job/list` of one tenant with `count` open jobs in a PostgreSQL server. */
export const benchJobs = async (root, count) => {
  const postgres = await startPostgres();
  try {
    const platform = await startPlatform(root, postgres, DATABASE, HOST);
    try {
      const { id: tenantId } = await platform.get("/v0/talent/cms/app/id");
      say(`${count} jobs`);
      await fill(postgres, tenantId, count);
      const result = {};
      const rows = [];
      for (const [kind, makeQuestion] of KINDS) {
        say(kind);
        const dice = diceFrom(23);
        const asked = await timeQuestions(
          platform,
          () => `/career/job/list?${new URLSearchParams(makeQuestion(dice))}`,
        );
        result[kind] = asked;
        const isBound = kind === KINDS[0][0];
        rows.push([
          kind,
          ...[asked.p50, asked.p95, asked.cpu].map((ms) => ms.toFixed(1)),
          String(asked.found),
          isBound ? `≤ ${BUDGET_MS}` : "",
          isBound ? (asked.p95 <= BUDGET_MS ? "ok" : "OVER") : "",
        ]);
      }
      console.log(
        `${formatTable([`career/job/list, ${count} jobs, ms`, "p50", "p95", "processor", "found", "p95 budget", ""], rows)}\n`,
      );
      return { count, ...result };
    } finally {
      await platform.stop();
    }
  } finally {
    await postgres.stop();
  }
};
