import type { ServiceCall } from "@serambi/kernel/service";
import type * as z from "zod";

/** The newest value of a site's setting; null where it has none. @throws ZodError where it has another form */
export const readSetting = async <S extends z.ZodType>(
  { sql, tenant }: Pick<ServiceCall, "sql" | "tenant">,
  key: string,
  schema: S,
): Promise<z.output<S> | null> => {
  const [row] = await sql.query<{ value: unknown }>(
    "select value from settings where tenant_id = $1 and key = $2 order by version desc limit 1",
    [tenant.id, key],
  );
  return row ? schema.parse(row.value) : null;
};
