import { createHmac, randomBytes, randomInt } from "node:crypto";

import { and, eq } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { recoveryCodes, secondFactors } from "../database/schema";
import { digestOf } from "./randomToken";
import type { AccountSecret } from "./seal";
import { distrustDevices } from "./trustedDevices";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Without the letters and digits that are taken for each other. */
const CODE_LETTERS = "abcdefghkmnpqrstuvwxyz23456789";
const CODE_COUNT = 10;

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
};

const fromBase32 = (text: string): Buffer => {
  const bits = text.replace(/./g, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The six digits of a time step (RFC 6238: SHA-1, 30 seconds, as every app takes them). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** What an app reads from the picture. */
export const totpAddress = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;

/** The secret that a person is setting up; the same until its first right code, so that reading the page anew changes nothing. */
export const prepareSecondFactor = async (tx: Transaction, personId: string, key: AccountSecret): Promise<string> => {
  await tx
    .insert(secondFactors)
    .values({ personId, secret: key.seal(toBase32(randomBytes(SECRET_BYTES))) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.personId, personId));
  if (!row) throw new Error("The second factor was not written");
  return key.open(row.secret);
};

/** Whether a person is asked for a code. */
export const hasSecondFactor = async (tx: Transaction, personId: string): Promise<boolean> => {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.personId, personId));
  return row?.confirmedAt != null;
};

/** Whether these are the digits of now, or of the step before or after; none is taken twice. */
export const takeTotp = async (
  tx: Transaction,
  personId: string,
  given: string,
  key: AccountSecret,
  now: Date,
): Promise<boolean> => {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.personId, personId)).for("update");
  if (!row) return false;
  const secret = key.open(row.secret);
  const code = given.replace(/\s/g, "");
  const current = totpStep(now);
  const step = [current, current - 1, current + 1].find((one) => totpCode(secret, one) === code);
  if (step === undefined || step <= row.lastStep) return false;
  await tx
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: row.confirmedAt ?? now })
    .where(eq(secondFactors.personId, personId));
  return true;
};

const plainCode = (given: string): string => given.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Ten codes in the place of those before, each good once. Shown now and never again. */
export const makeRecoveryCodes = async (tx: Transaction, personId: string): Promise<readonly string[]> => {
  const half = () => Array.from({ length: 5 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  const codes = Array.from({ length: CODE_COUNT }, () => `${half()}-${half()}`);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ personId, digest: digestOf(plainCode(code)) })));
  return codes;
};

export const takeRecoveryCode = async (tx: Transaction, personId: string, given: string): Promise<boolean> => {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.digest, digestOf(plainCode(given)))))
    .returning({ digest: recoveryCodes.digest });
  return taken.length > 0;
};

export const countRecoveryCodes = (tx: Transaction, personId: string): Promise<number> =>
  tx.$count(recoveryCodes, eq(recoveryCodes.personId, personId));

export const removeSecondFactor = async (tx: Transaction, personId: string): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await distrustDevices(tx, personId, { exceptToken: undefined });
  await tx.delete(secondFactors).where(eq(secondFactors.personId, personId));
};
