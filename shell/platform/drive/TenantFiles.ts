import { randomBytes } from "node:crypto";

import type { ReadFile, SentFile, SentFiles, ServiceTenant } from "@serambi/kernel/service";
import { and, eq, inArray, isNull, lte, type SQL } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { driveFiles } from "../database/schema";

/** @param like whose extension it has: that says what the bytes are */
const newName = (like: string): string => `${randomBytes(16).toString("hex")}.${like.split(".").at(-1)}`;
const nameIn = (address: string): string => address.split("/").at(-1) ?? "";

/** The files that visitors have sent, for a service in a transaction. */
export class TenantFiles implements SentFiles {
  constructor(
    private readonly tx: Transaction,
    private readonly tenant: ServiceTenant,
    private readonly service: string,
  ) {}

  async take(
    id: string,
    { kinds, maxBytes, isPrivate = false }: Parameters<SentFiles["take"]>[1],
  ): Promise<SentFile | null> {
    // One that is not whole has no kind.
    const [row] = await this.tx
      .update(driveFiles)
      .set({ takenBy: this.service })
      .where(
        and(
          eq(driveFiles.id, id),
          isNull(driveFiles.takenBy),
          inArray(driveFiles.kind, [...kinds]),
          lte(driveFiles.sizeBytes, maxBytes),
        ),
      )
      .returning({ name: driveFiles.name, kind: driveFiles.kind });
    if (!row?.kind) return null;
    const { name, kind } = row;
    const isShown = kind === "picture" && !isPrivate;
    return { id, name, kind, address: isShown ? await this.nameAnew(eq(driveFiles.id, id), name) : null };
  }

  async read(id: string): Promise<ReadFile | null> {
    const { name, kind, bytes } = driveFiles;
    const [row] = await this.tx.select({ name, kind, bytes }).from(driveFiles).where(this.hasId(id));
    return row?.kind && row.bytes ? { name: row.name, kind: row.kind, bytes: row.bytes } : null;
  }

  async drop(id: string): Promise<void> {
    await this.tx.delete(driveFiles).where(this.hasId(id));
  }

  readdress(address: string): Promise<string> {
    return this.nameAnew(this.isOwn(address), nameIn(address));
  }

  async remove(address: string): Promise<void> {
    await this.tx.delete(driveFiles).where(this.isOwn(address));
  }

  private hasId(id: string) {
    return and(eq(driveFiles.id, id), eq(driveFiles.takenBy, this.service));
  }

  private isOwn(address: string) {
    return and(eq(driveFiles.publicName, nameIn(address)), eq(driveFiles.takenBy, this.service));
  }

  private async nameAnew(which: SQL | undefined, like: string): Promise<string> {
    const publicName = newName(like);
    await this.tx.update(driveFiles).set({ publicName }).where(which);
    return `/media/${this.tenant.key}/${publicName}`;
  }
}
