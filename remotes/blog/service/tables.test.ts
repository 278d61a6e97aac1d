import { describeTables } from "@serambi/platform/testing";

import { sql } from "drizzle-orm";

import * as tables from "./tables";
import { serviceWithPosts } from "./testing/serviceWith";

describeTables({
  service: serviceWithPosts,
  tables: [...Object.values(tables), "post_drafts", "post_versions", "post_redirects"],
  fill: async (tx, tenantId) => {
    const one = sql`${tenantId}, 'blog', '900001'`;
    await tx.execute(
      sql`insert into post_drafts (tenant_id, kind, id, value, version, is_changed, created_at, changed_at) values (${one}, '{}', 1, true, now(), now())`,
    );
    await tx.execute(
      sql`insert into post_versions (tenant_id, kind, id, number, value, published_at) values (${one}, 1, '{}', now())`,
    );
    await tx.execute(
      sql`insert into post_redirects (tenant_id, kind, id, source, is_typed, made_at) values (${one}, 'lama', false, now())`,
    );
  },
});
