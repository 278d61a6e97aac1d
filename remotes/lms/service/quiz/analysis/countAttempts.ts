import type { JobCall } from "@serambi/kernel/service";

/**
 * Adds the attempts of a quiz that were handed in since to its counts. Any number at once; each counts once, because it is marked in the
 * same transaction. Calls of learners do not wait for it: it is a job's work.
 */
export const countAttempts = async (
  { sql, tenant, now }: Pick<JobCall<unknown>, "sql" | "tenant" | "now">,
  slug: string,
): Promise<void> => {
  await sql.query(
    `with fresh as (
       update quiz_attempts set counted_at = $3::timestamptz where (tenant_id, id) in (
         select tenant_id, id from quiz_attempts
         where slug = $2 and finished_at is not null and counted_at is null and not is_preview and not is_practice
         for update skip locked)
       returning id, points, max_points, percent, is_passed),
     items as (
       select answers.question_id, answers.mark, answers.picks,
         case when fresh.max_points > answers.weight
           then floor((fresh.points - answers.mark * answers.weight) * 100 / (fresh.max_points - answers.weight) + 1e-6)::int else 0 end as band
       from fresh join quiz_answers answers on answers.attempt_id = fresh.id
       where answers.mark is not null and answers.weight is not null),
     lines as (
       select question_id, greatest(0, least(100, band)) as band, '' as pick, mark from items
       union all
       select question_id, greatest(0, least(100, band)), pick, mark from items, jsonb_array_elements_text(items.picks) as pick
       union all
       select '', percent, '', is_passed::int from fresh)
     insert into quiz_counts as known (tenant_id, slug, question_id, band, pick, answers, marks)
     select $1::uuid, $2::text, question_id, band, pick, count(*)::int, sum(mark) from lines group by question_id, band, pick
     order by question_id, band, pick
     on conflict (tenant_id, slug, question_id, band, pick) do update
     set answers = known.answers + excluded.answers, marks = known.marks + excluded.marks`,
    [tenant.id, slug, now],
  );
};
