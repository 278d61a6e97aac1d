import { describeTables } from "@serambi/platform/testing";

import { service } from "..";

const ID = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";

describeTables({
  // Those of quizzes have a test of their own.
  service: { ...service, migrations: service.migrations.filter(({ name }) => name === "0001_attempts"), seed: {} },
  tables: ["lms_attempts", "lms_comments", "lms_verdicts"],
  fill: async (tx, tenantId) => {
    const row = `'${tenantId}', '${ID}'`;
    await tx.execute(
      `insert into lms_attempts values (${row}, '1', 'suhu-dieng', '[]', '[]', 4, false, '2026-11-20T00:00:00Z')`,
    );
    await tx.execute(
      `insert into lms_comments values (${row}, '${ID}', 'main.py', 1, 'Baik', '2', '2026-11-20T00:00:00Z')`,
    );
    await tx.execute(`insert into lms_verdicts values (${row}, '${ID}', 'accepted', '', '2', '2026-11-20T00:00:00Z')`);
  },
});
