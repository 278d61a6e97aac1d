import { describeTables } from "@serambi/platform/testing";
import { sql } from "drizzle-orm";

import { service } from "..";

const ID = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";

describeTables({
  service: { ...service, seed: {} },
  tables: ["lms_attempts", "lms_comments", "lms_verdicts"],
  fill: async (tx, tenantId) => {
    await tx.execute(
      sql`insert into lms_attempts values (${tenantId}, ${ID}, '1', 'suhu-dieng', '[]', '[]', 4, false, now())`,
    );
    await tx.execute(
      sql`insert into lms_comments values (${tenantId}, ${ID}, ${ID}, 'main.py', 1, 'Baik', '2', now())`,
    );
    await tx.execute(sql`insert into lms_verdicts values (${tenantId}, ${ID}, ${ID}, 'accepted', '', '2', now())`);
  },
});
