import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  verify as verifyBytes,
  type KeyObject,
} from "node:crypto";

import type { ArtefactSignature } from "./schema";

/** What a signature is about: one version of one remote, by the hash of its `artefact.json`. */
export interface Signed {
  readonly id: string;
  readonly version: string;
  readonly sha384: string;
}

/** A team's private key, and whose it is. */
export interface TeamKey {
  readonly team: string;
  readonly key: KeyObject;
  /** As `trust.json` has it. */
  readonly publicKey: string;
}

const PUBLIC_PREFIX = "ed25519:";
/** A public key as it is written: 32 bytes in base64url behind the algorithm's name. */
export const PUBLIC_KEY = /^ed25519:[A-Za-z0-9_-]{43}$/;

/** Text before a PEM block is a remark for readers (RFC 7468, section 2); this one says whose key it is. */
const TEAM_LINE = /^Team: ([a-z][a-z0-9-]{0,40})$/m;

const publicKeyOf = (key: KeyObject): string => `${PUBLIC_PREFIX}${createPublicKey(key).export({ format: "jwk" }).x}`;

const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: text.slice(PUBLIC_PREFIX.length) }, format: "jwk" });

/** The words that are signed. No part of them can hold a line break: each line means one thing. */
const signedText = ({ id, version, sha384 }: Signed, { team, signedAt }: Omit<ArtefactSignature, "value">): string =>
  `serambi artefact signature 1\nremote ${id}\nversion ${version}\nartefact ${sha384}\nteam ${team}\nsigned ${signedAt}\n`;

/** A new key of a team: the text of its file, and its public half. */
export const makeTeamKey = (team: string): { readonly pem: string; readonly publicKey: string } => {
  const { privateKey } = generateKeyPairSync("ed25519");
  return {
    pem: `Team: ${team}\n${String(privateKey.export({ type: "pkcs8", format: "pem" }))}`,
    publicKey: publicKeyOf(privateKey),
  };
};

/**
 * A key out of the text of its file.
 * @param team whose it is, where the file does not say so
 * @throws Error when it is no Ed25519 key, or nobody says whose it is
 */
export const readTeamKey = (pem: string, team?: string): TeamKey => {
  const owner = team ?? TEAM_LINE.exec(pem)?.[1];
  if (!owner) throw new Error('The key does not say whose it is: a line "Team: <name>" before it, or --team <name>');
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== "ed25519") throw new Error(`The key is ${key.asymmetricKeyType}, not ed25519`);
  return { team: owner, key, publicKey: publicKeyOf(key) };
};

/** @returns the signature in base64 */
export const signText = ({ key }: TeamKey, text: string): string =>
  signBytes(null, Buffer.from(text), key).toString("base64");

/** Whether this public key's owner signed exactly this. */
export const verifyText = (publicKey: string, text: string, signature: string): boolean =>
  verifyBytes(null, Buffer.from(text), readPublicKey(publicKey), Buffer.from(signature, "base64"));

export const sign = (subject: Signed, key: TeamKey, at: Date): ArtefactSignature => {
  const claim = { team: key.team, signedAt: at.toISOString() };
  return { ...claim, value: signText(key, signedText(subject, claim)) };
};

/** Whether this public key's owner signed exactly this artefact. */
export const isSignedBy = (subject: Signed, signature: ArtefactSignature, publicKey: string): boolean =>
  verifyText(publicKey, signedText(subject, signature), signature.value);
