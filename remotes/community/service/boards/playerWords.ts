import type { ServiceCall } from "@serambi/kernel/service";

type Call = Pick<ServiceCall, "sql"> & { readonly tenant: Pick<ServiceCall["tenant"], "id"> };

/** Writes the words of names down under which pupils are found. @param ids of the pupils; without: of all who have none yet */
export const writeWords = async ({ sql, tenant }: Call, ids?: readonly string[]): Promise<void> => {
  if (ids)
    await sql.query("delete from community_player_words where tenant_id = $1 and player_id = any($2::uuid[])", [
      tenant.id,
      ids,
    ]);
  await sql.query(
    `insert into community_player_words (tenant_id, word, player_id)
     select distinct $1::uuid, word, players.id
     from community_players as players, regexp_split_to_table(lower(players.name), '[^[:alnum:]]+') as word
     where players.tenant_id = $1 and word <> '' and ($2::uuid[] is null or players.id = any($2::uuid[]))
       and not exists (select 1 from community_player_words as known where known.tenant_id = $1 and known.player_id = players.id)`,
    [tenant.id, ids ?? null],
  );
};

/** Lower and upper bound of the words that begin so. */
type Range = readonly [from: string, to: string];

/** Words of a search as beginnings of words of names, the longest, which fewest have, first. */
export const rangesOf = (search: string): readonly Range[] =>
  (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .toSorted((a, b) => b.length - a.length)
    .map((word) => [word, `${word}\u{10FFFF}`]);
