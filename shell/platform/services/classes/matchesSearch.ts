import { and, or, sql, type SQL } from "drizzle-orm";

import { classes, programs } from "../../database/schema";

/** `%`, `_` and the escape itself stand for themselves in what a person types. */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

const hasWord = (word: string): SQL | undefined => {
  const like = pattern(word);
  return or(
    sql`${classes.name} ilike ${like}`,
    sql`${classes.description} ilike ${like}`,
    sql`exists (select from ${programs} where ${programs.tenantId} = ${classes.tenantId} and ${programs.id} = any(${classes.programIds}) and ${programs.name} ilike ${like})`,
  );
};

/** Every word, in any letter case, in the name, the description or a programme of the class. No words: every class. */
export const matchesSearch = (search: string | undefined): SQL | undefined =>
  and(...(search ?? "").split(/\s+/).filter(Boolean).map(hasWord));
