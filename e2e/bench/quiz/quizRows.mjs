import { createHash } from "node:crypto";

/** The access token of a teacher. */
export const TEACHER = "bench-teacher";

/** The quiz that is taken: anybody may, without an account. */
export const QUIZ = "membaca-peta-laut";
export const SITE = "demo";

const tenant = `(select id from tenants where key = '${SITE}')`;

/** Attempts that are handed in and not counted yet, with an answer to each question; the better the learner, the more are right. */
export const fillOf = (attempts) => `
create temp table asked as
  select question.value ->> 'id' as id, question.ordinality as place, section.ordinality as part
  from quiz_quizzes quiz join quiz_versions version on version.tenant_id = quiz.tenant_id and version.slug = quiz.slug and version.version = quiz.live_version,
    jsonb_array_elements(version.content -> 'id' -> 'sections') with ordinality as section,
    jsonb_array_elements(section.value -> 'questions') with ordinality as question
  where quiz.tenant_id = ${tenant} and quiz.slug = '${QUIZ}';
create temp table given as
  select n, asked.id, (abs(hashint8(n * 31 + asked.part * 1009 + asked.place * 97)) % 100 < n % 100)::int as mark
  from generate_series(1, ${attempts}) as n, asked;
insert into quiz_attempts (tenant_id, id, slug, version, language, seed, questions, started_at, changed_at, finished_at,
  points, max_points, percent, right_count, is_passed)
select ${tenant}, 'bench-' || n, '${QUIZ}', (select live_version from quiz_quizzes where tenant_id = ${tenant} and slug = '${QUIZ}'), 'id', n,
  (select jsonb_agg(id order by part, place) from asked), now() - interval '1 day', now(), now() - n * interval '1 second',
  sum(mark), count(*), sum(mark) * 100 / count(*), sum(mark), sum(mark) * 100 / count(*) >= 60
from given group by n;
insert into quiz_answers (tenant_id, attempt_id, question_id, answer, seq, seconds, mark, weight, picks)
select ${tenant}, 'bench-' || n, id, '["a"]', 1, 20, mark, 1, jsonb_build_array(case when mark = 1 then 'a' else chr(98 + n % 3) end) from given;
insert into access_tokens (digest, tenant_id, user_id, user_kind, created_at, expires_at)
values ('${createHash("sha256").update(TEACHER).digest("hex")}', ${tenant}, '${TEACHER}', 3, now(), now() + interval '1 hour');
vacuum analyze quiz_attempts;
vacuum analyze quiz_answers;
`;

/** The same of the answers themselves: what the counts are measured against. */
export const PLAIN_ANALYSIS = `
begin;
select set_config('role', 'serambi_app', true), set_config('serambi.tenant_id', ${tenant}::text, true) \\g /dev/null
\\timing on
select answers.question_id, attempts.percent, pick, count(*), sum(answers.mark)
  from quiz_attempts attempts join quiz_answers answers on answers.attempt_id = attempts.id, jsonb_array_elements_text(answers.picks) as pick
  where attempts.slug = '${QUIZ}' and attempts.finished_at is not null group by 1, 2, 3 \\g /dev/null
\\timing off
commit;
`;
