import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** A device with one passkey, in software: what it signs is what a browser would send. Its owner is there unless a test says otherwise. */
export class TestAuthenticator {
  counter = 0;
  isVerified = true;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private readonly id = randomBytes(32);
  private userHandle = "";

  constructor(readonly origin: string) {}

  create(asked: Asked): string {
    this.userHandle = asked.user?.id ?? "";
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array>([
      [1, EC2],
      [3, ES256],
      [-1, P256],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.state(asked.rp?.id ?? "", HAS_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]),
    );
    const clientDataJSON = base64(this.clientData("webauthn.create", asked.challenge));
    return this.credential({ clientDataJSON, attestationObject: base64(attestation), transports: ["internal"] });
  }

  get(asked: Asked): string {
    const authenticatorData = this.state(asked.rpId ?? "", 0);
    const clientData = this.clientData("webauthn.get", asked.challenge);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), this.keys.privateKey);
    return this.credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authenticatorData),
      signature: base64(signature),
      userHandle: this.userHandle,
    });
  }

  private state(rpId: string, flags: number): Buffer {
    this.counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(this.counter);
    const verified = this.isVerified ? USER_VERIFIED : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | verified | flags]), counted]);
  }

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  private credential(response: object): string {
    const id = base64(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}

/** What the button of the shown page asks the browser for. */
export const askedIn = (page: { readonly body: string }): Asked => {
  const [, options = ""] = /data-options="([^"]*)"/.exec(page.body) ?? [];
  return JSON.parse(options.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as Asked; // of our own page
};
