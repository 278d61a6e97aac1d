import { describeTables } from "@serambi/platform/testing";
import { sql } from "drizzle-orm";

import { service } from "..";

const ID = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";

describeTables({
  service: { ...service, seed: {} },
  tables: [
    "lms_attempts",
    "lms_comments",
    "lms_verdicts",
    "quiz_quizzes",
    "quiz_versions",
    "quiz_attempts",
    "quiz_answers",
    "quiz_counts",
  ],
  fill: async (tx, tenantId) => {
    await tx.execute(
      sql`insert into lms_attempts values (${tenantId}, ${ID}, '1', 'suhu-dieng', '[]', '[]', 4, false, now())`,
    );
    await tx.execute(
      sql`insert into lms_comments values (${tenantId}, ${ID}, ${ID}, 'main.py', 1, 'Baik', '2', now())`,
    );
    await tx.execute(sql`insert into quiz_quizzes (tenant_id, slug, created_at) values (${tenantId}, 'kampuh', now())`);
    await tx.execute(
      sql`insert into quiz_versions (tenant_id, slug, version, content, made_at) values (${tenantId}, 'kampuh', 1, '{}', now())`,
    );
    await tx.execute(
      sql`insert into quiz_attempts (tenant_id, id, slug, version, language, seed, questions, started_at, changed_at)
          values (${tenantId}, 'percobaan', 'kampuh', 1, 'id', 1, '[]', now(), now())`,
    );
    await tx.execute(
      sql`insert into quiz_answers (tenant_id, attempt_id, question_id, answer, seq) values (${tenantId}, 'percobaan', 'q1', '[]', 1)`,
    );
    await tx.execute(sql`insert into quiz_counts values (${tenantId}, 'kampuh', 'q1', 50, '', 1, 1)`);
    await tx.execute(sql`insert into lms_verdicts values (${tenantId}, ${ID}, ${ID}, 'accepted', '', '2', now())`);
  },
});
