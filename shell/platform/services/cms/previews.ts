import { createHash, randomBytes } from "node:crypto";

import { OWN_DRAFT, PREVIEW_PARAMETER } from "@serambi/kernel/contracts";
import { and, asc, eq, gt, lte } from "drizzle-orm";

import { ApiFailure } from "../../app/ApiFailure";
import { requireUserRole, type User } from "../../app/requireUserRole";
import type { TenantCall } from "../../app/tenantHandler";
import { settingsDrafts, settingsPreviews } from "../../database/schema";
import { EDITORS } from "./editors";
import type { Values } from "./SiteDraft";

const HOUR_MS = 3_600_000;
const SECRET_BYTES = 24;
/** More links than anybody looks after. */
const MAX_LINKS = 20;

const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

type Call = Pick<TenantCall<unknown>, "tx" | "tenant" | "texts">;

/** Links that still open the draft, the first to end first. */
export const listPreviews = ({ tx }: Pick<Call, "tx">, now: Date) =>
  tx
    .select({ id: settingsPreviews.id, endsAt: settingsPreviews.endsAt, madeBy: settingsPreviews.madeBy })
    .from(settingsPreviews)
    .where(gt(settingsPreviews.endsAt, now))
    .orderBy(asc(settingsPreviews.endsAt));

/** @throws ApiFailure 409 where the site has as many links as it may */
export const makePreview = async ({ tx, tenant, texts }: Call, hours: number, user: User, now: Date) => {
  await tx.delete(settingsPreviews).where(lte(settingsPreviews.endsAt, now));
  if ((await tx.$count(settingsPreviews)) >= MAX_LINKS) throw new ApiFailure(409, texts.draft.tooManyLinks);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const endsAt = new Date(now.getTime() + hours * HOUR_MS);
  const [made] = await tx
    .insert(settingsPreviews)
    .values({ tenantId: tenant.id, digest: digestOf(secret), madeBy: user.id, endsAt })
    .returning({ id: settingsPreviews.id });
  if (!made) throw new Error("a link that was just made has an id");
  return { id: made.id, path: `/?${PREVIEW_PARAMETER}=${secret}`, endsAt, madeBy: user.id };
};

/** @throws ApiFailure 404 where the site has no such link */
export const endPreview = async ({ tx, texts }: Call, id: string): Promise<void> => {
  const ended = await tx.delete(settingsPreviews).where(eq(settingsPreviews.id, id)).returning();
  if (ended.length === 0) throw new ApiFailure(404, texts.draft.linkNotFound);
};

const requireLink = async ({ tx, texts }: Call, secret: string, now: Date): Promise<void> => {
  const isOpen = and(eq(settingsPreviews.digest, digestOf(secret)), gt(settingsPreviews.endsAt, now));
  if ((await tx.$count(settingsPreviews, isOpen)) === 0) throw new ApiFailure(410, texts.draft.linkOver);
};

/**
 * Settings that are changed in the draft, for a call that asks for them by a preview.
 * @returns null for a call that asks for the site as it is
 * @throws ApiFailure 401 | 403 where the draft is asked for by somebody who may not edit the site; 410 where the link is over or withdrawn
 */
export const previewedValues = async (call: TenantCall<unknown>, now: Date): Promise<Values | null> => {
  const { tx, preview } = call;
  if (preview === undefined) return null;
  if (preview === OWN_DRAFT) await requireUserRole(call, EDITORS, now);
  else await requireLink(call, preview, now);
  const [row] = await tx.select({ values: settingsDrafts.values }).from(settingsDrafts);
  return row?.values ?? {};
};
