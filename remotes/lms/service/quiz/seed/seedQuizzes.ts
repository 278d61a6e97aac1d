import { createHash } from "node:crypto";

import type { SeedCall } from "@serambi/kernel/service";

import type { QuizContent } from "../../../contract/quiz/Quiz";

export interface SeedQuiz {
  readonly slug: string;
  readonly content: QuizContent;
}

/**
 * Publishes the quizzes of a site. One whose file has changed gets a new version, so that attempts keep theirs; one that an author has
 * published since is left alone.
 */
export const seedQuizzes = async ({ sql, tenant }: SeedCall, quizzes: readonly SeedQuiz[]): Promise<void> => {
  for (const [position, { slug, content }] of quizzes.entries()) {
    const json = JSON.stringify(content);
    const digest = createHash("sha256").update(json).digest("hex");
    await sql.query(
      "insert into quiz_quizzes (tenant_id, slug, position, seed_digest, created_at) values ($1, $2, $3, '', now()) on conflict do nothing",
      [tenant.id, slug, position],
    );
    const changed = await sql.query(
      "update quiz_quizzes set seed_digest = $2, position = $3 where slug = $1 and seed_digest <> $2 returning slug",
      [slug, digest, position],
    );
    if (changed.length === 0) continue;
    await sql.query(
      `with made as (
         insert into quiz_versions (tenant_id, slug, version, content, made_at)
         select $1::uuid, $2::text, coalesce(max(version), 0) + 1, $3::jsonb, now() from quiz_versions where slug = $2 returning version)
       update quiz_quizzes set live_version = made.version from made where slug = $2`,
      [tenant.id, slug, json],
    );
  }
};
