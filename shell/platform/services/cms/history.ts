import { paged } from "@serambi/kernel/service";
import { asc, desc, eq, gt, inArray } from "drizzle-orm";

import { ApiFailure } from "../../app/ApiFailure";
import type { TenantCall } from "../../app/tenantHandler";
import type { Transaction } from "../../database/Database";
import { settingsChanges, settingsPublications } from "../../database/schema";
import { editorNames } from "./editorNames";
import type { Values } from "./SiteDraft";

const PER_PAGE = 20;

type Row = typeof settingsPublications.$inferSelect;

const keysOf = async (tx: Transaction, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: settingsChanges.publicationId, key: settingsChanges.key })
          .from(settingsChanges)
          .where(inArray(settingsChanges.publicationId, ids))
          .orderBy(asc(settingsChanges.id));
  return (id: number) => found.filter((change) => change.id === id).map(({ key }) => key);
};

const describe = async (tx: Transaction, rows: readonly Row[]) => {
  const keys = await keysOf(tx, rows);
  const editor = await editorNames(
    tx,
    rows.map(({ publishedBy }) => publishedBy),
  );
  return rows.map(({ id, publishedAt: at, publishedBy, note }) => ({
    id,
    at,
    by: editor(publishedBy),
    note,
    keys: keys(id),
  }));
};

/** Publications, the newest first. @param page from 1 */
export const listPublications = async ({ tx }: Pick<TenantCall<unknown>, "tx">, page: number) => {
  const rows = await tx
    .select()
    .from(settingsPublications)
    .orderBy(desc(settingsPublications.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const totalItems = await tx.$count(settingsPublications);
  return paged({ page, pageSize: PER_PAGE, totalItems, items: await describe(tx, rows) });
};

/** @throws ApiFailure 404 where the site has no such publication */
export const readPublication = async ({ tx, texts }: Pick<TenantCall<unknown>, "tx" | "texts">, id: number) => {
  const [publication] = await describe(
    tx,
    await tx.select().from(settingsPublications).where(eq(settingsPublications.id, id)),
  );
  if (!publication) throw new ApiFailure(404, texts.draft.publicationNotFound);
  const changes = await tx
    .select({ key: settingsChanges.key, before: settingsChanges.oldValue, after: settingsChanges.newValue })
    .from(settingsChanges)
    .where(eq(settingsChanges.publicationId, id))
    .orderBy(asc(settingsChanges.id));
  return { ...publication, changes };
};

/**
 * The settings that have changed since a publication, as they were after it. What did not exist then stays as it is.
 * @throws ApiFailure 404 where the site has no such publication
 */
export const valuesAfter = async (call: Pick<TenantCall<unknown>, "tx" | "texts">, id: number): Promise<Values> => {
  await readPublication(call, id);
  const later = await call.tx
    .select({ key: settingsChanges.key, value: settingsChanges.oldValue })
    .from(settingsChanges)
    .where(gt(settingsChanges.publicationId, id))
    .orderBy(desc(settingsChanges.id));
  // The earliest change after it comes last, and says what there was before.
  const values = Object.fromEntries(later.map(({ key, value }) => [key, value]));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
};
