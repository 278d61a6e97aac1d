import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";

import { createPerson } from "../account/persons";
import { openInMemory } from "../testing/openInMemory";
import { CLIENT, TestPlatform } from "../testing/TestPlatform";

/* One engine: nothing here depends on it. */

const OPEN_TIMEOUT_MS = 60_000;

let platform: TestPlatform;
let provider: Server;
let issuer: string;
let key: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair("ES256");
  key = pair.privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "1", alg: "ES256", use: "sig" }] });
  provider = createServer(({ url }, answer) => {
    const found = JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` });
    answer.setHeader("content-type", "application/json").end(url === "/keys" ? keys : found);
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, "127.0.0.1", resolve);
  });
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`; // it listens on TCP
  platform = await TestPlatform.start(await openInMemory(), { issuer });
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await platform.stop();
  provider.close();
});

const idToken = (claims: JWTPayload): Promise<string> =>
  new SignJWT({ iss: issuer, aud: CLIENT.clientId, ...claims })
    .setProtectedHeader({ alg: "ES256", kid: "1" })
    .setIssuedAt(platform.now)
    .setExpirationTime(new Date(platform.now.getTime() + 60_000))
    .sign(key);

/** What the auth host says of who comes with such a token: their id and e-mail, or the status. */
const whoIs = async (claims: JWTPayload) => {
  const at = { "app-token": platform.appToken("melati.localhost") };
  const given = await platform.post("/generate/token", { idToken: await idToken(claims) }, at);
  if (given.status !== 201) return given.status;
  const { token } = given.body.data as { token: string };
  return (await platform.getWith("/user/detail", { ...at, authorization: token })).body.data as {
    id: string;
    email: string;
    role: string;
  };
};

const confirmed = (email: string) => ({ email, email_verified: true, name: "Wayan Sudarma" });

it("knows somebody of another provider from their first sign-in on, whatever they call themselves later", async () => {
  const first = await whoIs({ sub: "wayan", ...confirmed("Wayan@sekolah.example") });
  expect(first).toMatchObject({ email: "wayan@sekolah.example", role: "student" });
  expect(await whoIs({ sub: "wayan", ...confirmed("new@sekolah.example") })).toEqual(first);
});

it("makes no account of an e-mail that the provider has not confirmed, and believes no other provider or audience", async () => {
  expect(await whoIs({ sub: "a", email: "a@sekolah.example", email_verified: false })).toBe(401);
  expect(await whoIs({ sub: "a", email: "a@sekolah.example" })).toBe(401);
  expect(await whoIs({ sub: "a", ...confirmed("a@sekolah.example"), iss: "https://evil.example" })).toBe(401);
  expect(await whoIs({ sub: "a", ...confirmed("a@sekolah.example"), aud: "another" })).toBe(401);
});

it("gives the account of an e-mail to the first of the provider who has it, and to nobody after them", async () => {
  const email = "sari@sekolah.example";
  const person = { email, name: "Sari", language: "id", passwordHash: "none" } as const;
  const known = await platform.db.transaction((tx) => createPerson(tx, person, platform.now));
  expect(await whoIs({ sub: "sari", ...confirmed(email) })).toMatchObject({ id: known?.id, email });
  expect(await whoIs({ sub: "somebody-else", ...confirmed(email) })).toBe(401);
});
