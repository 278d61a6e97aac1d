import { createHash } from "node:crypto";

import { diceFrom } from "../classes/makeClasses.mjs";
import { startPostgres } from "../classes/postgres.mjs";
import { percentile, say, startPlatform } from "../questions.mjs";
import { formatTable } from "../report.mjs";

const DATABASE = "boards";
const HOST = "school-league.localhost";
const PUPIL = "bench-pupil";
const QUESTIONS = 200;
const WARM_UP = 20;
const BUDGET_MS = 40;

const tenant = "(select id from tenants where key = 'school-league')";
const people = ["Putri", "Rangga", "Siti", "Agus", "Dewi", "Bagas", "Citra", "Darma", "Intan", "Yoga"];

/** Pupils with two weeks of points each, and the boards counted out of them as the service's own job does. */
const fillOf = (scores) => `
set session_replication_role = replica;
delete from community_player_words where tenant_id = ${tenant};
delete from community_players where tenant_id = ${tenant};
insert into community_players (tenant_id, id, person_id, name, school_id, branch, joined_at)
select ${tenant}, gen_random_uuid(), case when n = ${Math.floor(scores / 2)} then '${PUPIL}' else '' end,
  (array['${people.join("','")}'])[1 + n % ${people.length}] || ' ' || n,
  (array(select id from community_schools where tenant_id = ${tenant} and is_confirmed order by id))[1 + n % 120],
  (array['jaringan', 'otomotif', 'boga', 'web'])[1 + n % 4], now()
from generate_series(1, ${scores}) as n;
insert into community_player_words (tenant_id, word, player_id)
select distinct tenant_id, word, id from community_players, regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word
where tenant_id = ${tenant};
insert into community_points (tenant_id, player_id, week, exercises, quizzes)
select tenant_id, id, week, abs(hashtext(id::text || week)) % 40, abs(hashtext(id::text)) % 20
from community_players, (values (date_trunc('week', now() at time zone 'Asia/Jakarta')::date),
  (date_trunc('week', now() at time zone 'Asia/Jakarta')::date - 7)) as weeks (week) where tenant_id = ${tenant};
update community_board_counts set counted_at = '2000-01-01' where tenant_id = ${tenant};
insert into access_tokens (digest, tenant_id, user_id, user_kind, created_at, expires_at)
values ('${createHash("sha256").update(PUPIL).digest("hex")}', ${tenant}, '${PUPIL}', 4, now(), now() + interval '1 hour');
vacuum analyze community_players;
vacuum analyze community_points;
vacuum analyze community_player_words;
`;

const someBranch = (dice) => ["", "jaringan", "otomotif", "boga", "web"][Math.floor(dice() * 5)];

/** The kinds of questions; the first has a budget. */
const kindsOf = (scores) => [
  ["page and own rank", (dice) => ({ page: String(1 + Math.floor((dice() * scores) / 60)), branch: someBranch(dice) })],
  ["the first page", () => ({ period: "season" })],
  ["a name", (dice) => ({ search: `${people[Math.floor(dice() * people.length)]} ${Math.floor(dice() * scores)}` })],
  ["a name that a tenth has", () => ({ search: "putri" })],
  ["a school", () => ({ search: "Surya Ende" })],
];

const counted = async (platform) => {
  const from = performance.now();
  const deadline = from + 900_000;
  for (;;) {
    const board = await platform.get("/hosts/community/boards/page");
    if (!board.countedAt.startsWith("2000")) return performance.now() - from;
    if (performance.now() > deadline) throw new Error("The boards were not counted");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
};

/** A page of a leaderboard with the asker's own rank, among `scores` pupils in a PostgreSQL server. */
export const benchBoards = async (root, scores) => {
  const postgres = await startPostgres();
  try {
    const platform = await startPlatform(root, postgres, DATABASE, HOST);
    try {
      say(`${scores} pupils`);
      await postgres.psql(DATABASE, fillOf(scores));
      say("the count of the night");
      const countMs = await counted(platform);
      await postgres.psql(DATABASE, "vacuum analyze community_boards;");
      const result = {};
      const rows = [];
      for (const [kind, makeQuestion] of kindsOf(scores)) {
        say(kind);
        const dice = diceFrom(28);
        const times = [];
        for (let turn = -WARM_UP; turn < QUESTIONS; turn += 1) {
          const query = new URLSearchParams(makeQuestion(dice));
          const from = performance.now();
          const { own } = await platform.get(`/hosts/community/boards/page?${query}`, { authorization: PUPIL });
          if (own === null) throw new Error("The asker has no rank");
          if (turn >= 0) times.push(performance.now() - from);
        }
        const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
        result[kind] = { p50, p95 };
        const isBound = kind === "page and own rank";
        rows.push([
          kind,
          p50.toFixed(1),
          p95.toFixed(1),
          isBound ? `≤ ${BUDGET_MS}` : "",
          isBound ? (p95 <= BUDGET_MS ? "ok" : "OVER") : "",
        ]);
      }
      console.log(`${formatTable([`leaderboards, ${scores} pupils, ms`, "p50", "p95", "p95 budget", ""], rows)}\n`);
      console.log(`The count of all boards took ${(countMs / 1000).toFixed(0)} s.`);
      return { scores, countMs, ...result };
    } finally {
      await platform.stop();
    }
  } finally {
    await postgres.stop();
  }
};
