import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";

/** The engine begins by writing two files of less than a page each. */
const BYTES = 64 * 1024;

/** Room that is kept for opening the database on a full disk: a file that is removed before and written again afterwards, as far as it goes. */
export class SpareRoom {
  constructor(private readonly file: string) {}

  give(): void {
    try {
      rmSync(this.file, { force: true });
    } catch {
      // A disk that is read-only: opening fails too, and says so.
    }
  }

  take(): void {
    try {
      // Nothing that a file system would write shorter.
      writeFileSync(this.file, randomBytes(BYTES));
    } catch {
      // The part that has been written stays.
    }
  }
}
