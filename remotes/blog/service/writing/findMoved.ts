import type { Sql } from "@serambi/kernel/service";

/** The post or picture that an old address leads to now, with what its new address is made of. */
interface Moved {
  readonly kind: string;
  readonly id: string;
  readonly slug: string;
  readonly category: { readonly slug: string };
}

/** The post or picture that an old address leads to, as long as it is shown. */
export const findMoved = async (sql: Sql, path: string, now: Date): Promise<Moved | null> => {
  const source = path.trim().toLowerCase().replace(/\/+$/, "");
  const [row] = await sql.query<{ kind: string; id: string; slug: string; category: string }>(
    `select p.kind, p.id, p.slug, p.category_slug as category from post_redirects r
       join posts p on p.tenant_id = r.tenant_id and p.kind = r.kind and p.id = r.id where r.source = $1 and p.published_at <= $2
     union all select r.kind, g.id, g.slug, '' from post_redirects r
       join gallery g on g.tenant_id = r.tenant_id and g.id = r.id and r.kind = 'picture' where r.source = $1 and g.published_at <= $2`,
    [source, now],
  );
  if (!row) return null;
  const { category, ...moved } = row;
  return { ...moved, category: { slug: category } };
};
