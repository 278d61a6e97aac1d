import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";

import type { Passkey } from "./passkeys";

/** Its code is 16 MB in memory: it is loaded for the first passkey, and not with the account site. */
const library = () => import("@simplewebauthn/server");

const Base64 = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_000);
const Common = { id: Base64.max(1_400), rawId: Base64.max(1_400), type: z.literal("public-key") };

const Registration = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: Base64,
    attestationObject: Base64,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
  clientExtensionResults: z.object({}),
});

const Authentication = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: Base64,
    authenticatorData: Base64,
    signature: Base64,
    userHandle: Base64.exactOptional(),
  }),
  clientExtensionResults: z.object({}),
});

/** A credential as `JSON.stringify` of a browser's `PublicKeyCredential` gives it; null for anything else. */
const parsed = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // no JSON
  }
};

/** Where the ceremony takes place: a passkey of one origin signs for no other. */
interface Place {
  readonly origin: string;
  readonly isChallenge: (encoded: string) => boolean;
}

const rpIdOf = (origin: string): string => new URL(origin).hostname;

/** The challenge that a browser signed, base64url; it has been compared by then. */
const challengeIn = (clientDataJSON: string): string =>
  z.object({ challenge: z.string() }).parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")))
    .challenge;

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

interface NewPasskeyOptions {
  readonly origin: string;
  readonly challenge: string;
  readonly siteName: string;
  readonly person: { readonly id: string; readonly email: string; readonly name: string };
  readonly known: readonly Passkey[];
}

/** What `navigator.credentials.create` is asked: a passkey that the device finds by itself and that checks its owner. */
export const creationOptions = async ({ origin, challenge, siteName, person, known }: NewPasskeyOptions) =>
  (await library()).generateRegistrationOptions({
    rpName: siteName,
    rpID: rpIdOf(origin),
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll("-", ""), "hex")),
    challenge,
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });

/** What `navigator.credentials.get` is asked. It names no credential: the page says of nobody whether they have one. */
export const requestOptions = (origin: string, challenge: string, allowed: readonly Passkey[] = []) => ({
  challenge: toBase64(Buffer.from(challenge)),
  rpId: rpIdOf(origin),
  userVerification: "required",
  allowCredentials: allowed.map(({ id, transports }) => ({ id, transports, type: "public-key" })),
});

/** What a new passkey is, where everything about it holds. */
export const verifyCreation = async (given: string, { origin, isChallenge }: Place) => {
  const response: RegistrationResponseJSON | null = parsed(Registration, given);
  if (!response) return null;
  try {
    const { verified, registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response,
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [], clientDataJSON } = response.response;
    return { id, publicKey: toBase64(publicKey), counter, transports, challenge: challengeIn(clientDataJSON) };
  } catch {
    return null; // the library throws whatever does not hold
  }
};

/** Which passkey a browser names; the signature is not checked yet. */
export const readAssertion = (given: string): AuthenticationResponseJSON | null => parsed(Authentication, given);

/** Whether a browser holds this passkey and its owner is there. @returns what is to be kept of it; null where anything does not hold */
export const verifyAssertion = async (
  response: AuthenticationResponseJSON,
  { id, publicKey, counter, transports, personId }: Passkey,
  { origin, isChallenge }: Place,
) => {
  const { userHandle, clientDataJSON } = response.response;
  const owner = Buffer.from(userHandle ?? "", "base64url").toString("hex");
  if (userHandle !== undefined && owner !== personId.replaceAll("-", "")) return null;
  try {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter, transports },
    });
    return verified ? { counter: authenticationInfo.newCounter, challenge: challengeIn(clientDataJSON) } : null;
  } catch {
    return null; // the library throws whatever does not hold
  }
};
