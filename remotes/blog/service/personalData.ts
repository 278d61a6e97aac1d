import type { PersonalData } from "@serambi/kernel/service";

/** The texts that somebody has written for a site: the drafts that they began or changed last, and what they have published. */
export const personal: PersonalData = {
  copy: async ({ sql, tenant, personId }) => {
    const own = [tenant.id, personId];
    const drafts = await sql.query(
      `select kind, id, value, created_at as "createdAt", changed_at as "changedAt" from post_drafts
       where tenant_id = $1 and (created_by = $2 or changed_by = $2) order by changed_at`,
      own,
    );
    const published = await sql.query(
      `select kind, id, number, value, published_at as "publishedAt" from post_versions
       where tenant_id = $1 and published_by = $2 order by published_at`,
      own,
    );
    const redirects = await sql.query(
      `select source, made_at as "madeAt" from post_redirects where tenant_id = $1 and made_by = $2 order by made_at`,
      own,
    );
    return { drafts, published, redirects };
  },
  // A text that was written for the site is the site's: it stays, without the name of its writer.
  forget: async ({ sql, tenant, personId }) => {
    const own = [tenant.id, personId];
    await sql.query("update post_drafts set created_by = null where tenant_id = $1 and created_by = $2", own);
    await sql.query("update post_drafts set changed_by = null where tenant_id = $1 and changed_by = $2", own);
    await sql.query(
      `update post_drafts set scheduled = scheduled || '{"by": null}' where tenant_id = $1 and scheduled ->> 'by' = $2`,
      own,
    );
    await sql.query("update post_versions set published_by = null where tenant_id = $1 and published_by = $2", own);
    await sql.query("update post_redirects set made_by = null where tenant_id = $1 and made_by = $2", own);
  },
};
