import { randomBytes } from "node:crypto";

import { shownName } from "@serambi/kernel/service";
import { and, eq, isNull, lt, sql } from "drizzle-orm";

import { ApiFailure } from "../app/ApiFailure";
import type { TenantCall } from "../app/tenantHandler";
import { driveFiles, driveParts } from "../database/schema";
import type { JudgedFile } from "./judgeFile";

/** A file that nobody takes is kept for so long. */
const LOOSE_MS = 86_400_000;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** A site's files that nobody has taken have so many bytes together at most: two hundred of the largest. More than that is meant to fill the disk. */
const MAX_LOOSE_BYTES = 200 * MAX_FILE_BYTES;

export interface SentPart {
  /** Missing: the file begins with it. */
  readonly id: string | undefined;
  readonly at: number;
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly bytes: Buffer;
  readonly isCancelled: boolean;
}

interface DriveState {
  readonly id: string;
  readonly receivedBytes: number;
  readonly isWhole: boolean;
}

type Call = Pick<TenantCall<unknown>, "tx" | "tenant" | "texts">;

const refuse = ({ texts }: Call, status: number, fault: keyof Call["texts"]["drive"]): never => {
  throw new ApiFailure(status, texts.drive[fault], { fields: { file: texts.drive[fault] } });
};

const isLoose = (id: string) => and(eq(driveFiles.id, id), isNull(driveFiles.takenBy));

const find = async (call: Call, id: string) => {
  const [row] = await call.tx
    .select({
      id: driveFiles.id,
      size: driveFiles.sizeBytes,
      received: driveFiles.receivedBytes,
      kind: driveFiles.kind,
    })
    .from(driveFiles)
    .where(isLoose(id))
    .for("update");
  return row ?? refuse(call, 404, "unknown");
};

/** @returns its id @throws ApiFailure 413, 422, or 429 where the site has too many that nobody has taken */
export const beginFile = async (call: Call, { name, size }: SentPart, now: Date): Promise<string> => {
  const { tx, tenant } = call;
  if (size === 0) return refuse(call, 422, "empty");
  if (size > MAX_FILE_BYTES) return refuse(call, 413, "tooLarge");
  const loose = isNull(driveFiles.takenBy);
  await tx.delete(driveFiles).where(and(loose, lt(driveFiles.begunAt, new Date(now.getTime() - LOOSE_MS))));
  const [sum] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${driveFiles.sizeBytes}), 0)::float8` })
    .from(driveFiles)
    .where(loose);
  if (Number(sum?.bytes) + size > MAX_LOOSE_BYTES) return refuse(call, 429, "tooMany");
  const id = randomBytes(24).toString("base64url");
  await tx
    .insert(driveFiles)
    .values({ tenantId: tenant.id, id, name: name.slice(-1000), sizeBytes: size, begunAt: now });
  return id;
};

/** Adds a part; one that is sent again, because its answer was lost, is there already. @returns all bytes, once they are there */
export const addPart = async (
  call: Call,
  id: string,
  { at, bytes }: SentPart,
): Promise<{ readonly state: DriveState; readonly whole: Buffer | null }> => {
  const { tx, tenant } = call;
  const { size, received, kind } = await find(call, id);
  const isRepeated = kind !== null || at < received;
  if (!isRepeated) {
    if (at !== received || received + bytes.length > size) return refuse(call, 409, "elsewhere");
    // All of it may be there without having been looked into: the process ended in between. Then the part is empty.
    if (bytes.length > 0) await tx.insert(driveParts).values({ tenantId: tenant.id, fileId: id, beginsAt: at, bytes });
    await tx
      .update(driveFiles)
      .set({ receivedBytes: received + bytes.length })
      .where(isLoose(id));
  }
  const receivedBytes = isRepeated ? received : received + bytes.length;
  const state = { id, receivedBytes, isWhole: kind !== null };
  if (kind !== null || receivedBytes < size) return { state, whole: null };
  const parts = await tx
    .select({ bytes: driveParts.bytes })
    .from(driveParts)
    .where(eq(driveParts.fileId, id))
    .orderBy(driveParts.beginsAt);
  return { state, whole: Buffer.concat(parts.map((part) => part.bytes)) };
};

/** Keeps what was found good, in the place of the parts. */
export const finishFile = async (
  call: Call,
  id: string,
  { kind, extension, bytes }: JudgedFile,
): Promise<DriveState> => {
  const { size } = await find(call, id);
  const [row] = await call.tx.select({ name: driveFiles.name }).from(driveFiles).where(isLoose(id));
  const name = shownName(row?.name ?? "", { instead: kind === "pdf" ? "berkas" : "foto", extension });
  await call.tx.update(driveFiles).set({ kind, bytes, name }).where(isLoose(id));
  await call.tx.delete(driveParts).where(eq(driveParts.fileId, id));
  return { id, receivedBytes: size, isWhole: true };
};

/** Deletes a file that nobody has taken. */
export const dropFile = async ({ tx }: Pick<Call, "tx">, id: string): Promise<void> => {
  await tx.delete(driveFiles).where(isLoose(id));
};
