import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, type JWK } from "jose";

import type { Database } from "../database/Database";
import { accountKeys } from "../database/schema";
import { randomToken } from "./randomToken";
import type { AccountSecret } from "./seal";

const ALGORITHM = "RS256";

const makeSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return JSON.stringify({
    ...(await exportJWK(privateKey)),
    alg: ALGORITHM,
    use: "sig",
    kid: randomToken().slice(0, 16),
  });
};

/** Made by the first instance that asks, the same for all others and for ever. */
const keep = async (
  db: Database,
  secret: AccountSecret,
  name: string,
  make: () => Promise<string>,
): Promise<string> => {
  const read = () => db.transaction((tx) => tx.select().from(accountKeys).where(eq(accountKeys.name, name)));
  const [kept] = await read();
  if (kept) return secret.open(kept.value);
  const made = secret.seal(await make());
  await db.transaction((tx) => tx.insert(accountKeys).values({ name, value: made }).onConflictDoNothing());
  const [first] = await read();
  return secret.open(first?.value ?? made);
};

export interface AccountKeys {
  /** The private key that id tokens are signed with. */
  readonly signing: JWK;
  /** Signs the provider's cookies. */
  readonly cookie: string;
}

/** The keys of the account site: made once, kept sealed in the database. */
export const readAccountKeys = async (db: Database, secret: AccountSecret): Promise<AccountKeys> => ({
  signing: JSON.parse(await keep(db, secret, "signing", makeSigningKey)) as JWK, // what makeSigningKey wrote
  cookie: await keep(db, secret, "cookie", async () => randomToken()),
});
