import { tenantId, type FileKind } from "@serambi/kernel/service";
import { customType, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/* The tables of `migrations/0011_drive.sql`: files that visitors send. */

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const driveFiles = pgTable(
  "drive_files",
  {
    tenantId: tenantId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    receivedBytes: integer("received_bytes").notNull().default(0),
    begunAt: timestamp("begun_at", { withTimezone: true }).notNull(),
    kind: text("kind").$type<FileKind>(),
    bytes: bytea("bytes"),
    takenBy: text("taken_by"),
    publicName: text("public_name"),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const driveParts = pgTable(
  "drive_parts",
  {
    tenantId: tenantId(),
    fileId: text("file_id").notNull(),
    beginsAt: integer("begins_at").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fileId, table.beginsAt] })],
);
