import { randomBytes } from "node:crypto";
import path from "node:path";

import { timesIn } from "../classes/baseline.mjs";
import { startPostgres } from "../classes/postgres.mjs";
import { startProgram } from "../processes.mjs";
import { formatTable } from "../report.mjs";

const DATABASE = "ledger";
const PERSONS = 500;
const QUESTIONS = 200;
const BUDGET_MS = 20;
/** The site that money is booked for. */
const SITE = "select id from tenants where key = 'demo'";

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** Bookings of four entries: an earning, and a payout that is asked for. */
const fillOf = (entries) => `
insert into payments_entries (tenant_id, booking, account, amount_idr, kind, number, text, at)
select (${SITE}), md5('bench ' || n || kind)::uuid, account, amount, kind, 'BENCH-' || n, 'Bench', now() - n * interval '1 minute'
from generate_series(1, ${Math.ceil(entries / 4)}) as n,
  lateral (values ('earning', 'person:' || n % ${PERSONS}, 200000), ('earning', 'honoraria', -200000),
    ('held', 'person:' || n % ${PERSONS}, -50000), ('held', 'held:' || n % ${PERSONS}, 50000)) as e (kind, account, amount);
vacuum analyze payments_entries;
`;

/** As the service asks, in a transaction of the site. */
const ask = (sql) => `
begin;
select set_config('role', 'serambi_app', true), set_config('serambi.tenant_id', (${SITE})::text, true) \\g /dev/null
\\timing on
${sql} \\g /dev/null
\\timing off
commit;
`;
const one = (person) =>
  `select sum(amount_idr) from payments_entries where tenant_id = current_setting('serambi.tenant_id')::uuid and account = 'person:${person}'`;
const all =
  "select sum(amount_idr) from payments_entries where tenant_id = current_setting('serambi.tenant_id')::uuid and starts_with(account, 'person:')";

/** A person's balance, and that of all persons together, among as many entries in a PostgreSQL server. */
export const benchLedger = async (root, dataDir, entries) => {
  const postgres = await startPostgres();
  try {
    const env = {
      CLIENT_ID: "serambi-bench",
      CLIENT_SECRET: randomBytes(32).toString("base64url"),
      APP_TOKEN_SECRET: randomBytes(32).toString("base64url"),
      DATA_DIR: dataDir,
      DATABASE_URL: await postgres.createDatabase(DATABASE),
      PORT: "0",
      LOG_LEVEL: "warn",
    };
    const file = path.join(root, "shell", "platform", "dist", "standalone.cjs");
    // It makes the tables, and is done.
    const platform = await startProgram([file], env, /(http:\/\/[^\s"]+)/);
    await platform.stop();
    await postgres.psql(DATABASE, fillOf(entries));
    const timed = async (makeQuestion, count) => {
      const questions = Array.from({ length: count }, (_, turn) => ask(makeQuestion(turn)));
      return timesIn(await postgres.psql(DATABASE, questions.join("")));
    };
    const persons = await timed((turn) => one((turn * 37) % PERSONS), QUESTIONS);
    const together = await timed(() => all, QUESTIONS / 10);
    const [p95, p95All] = [percentile(persons, 0.95), percentile(together, 0.95)];
    const rows = [
      [
        "a person's balance",
        percentile(persons, 0.5).toFixed(1),
        p95.toFixed(1),
        `≤ ${BUDGET_MS}`,
        p95 <= BUDGET_MS ? "ok" : "OVER",
      ],
      ["all persons' balances together", percentile(together, 0.5).toFixed(1), p95All.toFixed(1), "", ""],
    ];
    console.log(
      `${formatTable([`${entries} entries, ${PERSONS} persons, ms`, "p50", "p95", "p95 budget", ""], rows)}\n`,
    );
    return { entries, p95, p95All };
  } finally {
    await postgres.stop();
  }
};
