import type { ServiceCall } from "@serambi/kernel/service";

/** Number of a topic's messages for each choice, by the choice's text. */
export const countChosen = async (
  { sql, tenant }: Pick<ServiceCall, "sql" | "tenant">,
  topic: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await sql.query<{ choice: string; count: number }>(
    "select choice, count(*)::int as count from community_messages where tenant_id = $1 and topic = $2 and choice <> '' group by choice",
    [tenant.id, topic],
  );
  return new Map(rows.map(({ choice, count }) => [choice, count]));
};
