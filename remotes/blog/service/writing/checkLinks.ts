import type { Sql } from "@serambi/kernel/service";

import { sourcePath } from "./redirects";

/** A link of a text, and where it leads: to something that is shown, to something that is not yet, nowhere, or to what only its reader can look at. */
export interface CheckedLink {
  readonly href: string;
  readonly leads: "there" | "later" | "nowhere" | "unchecked";
}

const MAX_LINKS = 200;

/** The parts of a path that may name a post: its id, or its slug. */
const namesIn = (path: string): readonly string[] =>
  path
    .split("/")
    .slice(2)
    .filter((part) => part !== "detail");

const checkOwn = async (sql: Sql, href: string, now: Date): Promise<CheckedLink["leads"]> => {
  const path = sourcePath(href.replace(/[?#].*$/, ""));
  if (path === null) return "unchecked";
  const names = namesIn(path);
  const [found] = await sql.query<{ isShown: boolean }>(
    `select p.published_at <= $2::timestamptz as "isShown" from posts p
     where p.id in (select jsonb_array_elements_text($1::jsonb)) or lower(p.slug) in (select jsonb_array_elements_text($1::jsonb))
       or (p.kind, p.id) in (select r.kind, r.id from post_redirects r
         where r.source = $3 or r.source in (select jsonb_array_elements_text($1::jsonb)))
     limit 1`,
    [JSON.stringify(names), now, path],
  );
  if (found) return found.isShown ? "there" : "later";
  const [category] = await sql.query(
    "select 1 from categories where slug in (select jsonb_array_elements_text($1::jsonb))",
    [JSON.stringify(names)],
  );
  return category ? "there" : "nowhere";
};

/** The links of a text, as far as the service knows where they lead. */
export const checkLinks = async (sql: Sql, hrefs: readonly string[], now: Date): Promise<readonly CheckedLink[]> => {
  const checked: CheckedLink[] = [];
  for (const href of hrefs.slice(0, MAX_LINKS)) checked.push({ href, leads: await checkOwn(sql, href, now) });
  return checked;
};
