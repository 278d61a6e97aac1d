const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

const CONDITIONS = {
  state: (value) => `c.state = ${quoted(value)}`,
  level: (value) => `c.level = ${quoted(value)}`,
  "filter.type": (value) => `c.type = ${quoted(value)}`,
  programIds: (value) => `c.program_ids && array[${quoted(value)}]`,
};

const hasWord = (word) => {
  const like = quoted(`%${word}%`);
  return `(c.name ilike ${like} or c.description ilike ${like} or exists (select from programs p where p.tenant_id = c.tenant_id and p.id = any(c.program_ids) and p.name ilike ${like}))`;
};

/**
 * The same question asked of the classes themselves, with patterns: what the listing is measured against. Two statements, one that
 * counts for the facets and one that gives the page.
 */
export const baselineOf = (tenantId, { word, filters }) => {
  const search = hasWord(word);
  const passes = filters.map(([name, value]) => CONDITIONS[name](value));
  return `
begin;
select set_config('role', 'serambi_app', true), set_config('serambi.tenant_id', ${quoted(tenantId)}, true) \\g /dev/null
\\timing on
select c.state, c.level, c.type, c.program_ids, count(*) filter (where ${search}) from classes c group by 1, 2, 3, 4 \\g /dev/null
select c.slug, c.name, c.description, c.starts_on from classes c where ${[...passes, search].join(" and ")}
  order by c.state = 'registration-open' desc, c.starts_on nulls last, lower(c.name), c.slug limit 6 \\g /dev/null
\\timing off
commit;
`;
};

/** Milliseconds of each statement that `\\timing` has told of. */
export const timesIn = (output) => [...output.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms));
