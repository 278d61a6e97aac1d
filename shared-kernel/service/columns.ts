import { customType, uuid } from "drizzle-orm/pg-core";

/** drizzle's own jsonb parses a text that it reads once more: the setting "123" would come back as a number. */
export const jsonb = customType<{ data: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
});

/** Of every table with what belongs to a tenant. */
export const tenantId = () => uuid("tenant_id").notNull();
