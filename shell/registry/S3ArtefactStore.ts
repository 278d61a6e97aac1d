import { createHash } from "node:crypto";
import { join } from "node:path";

import { AwsClient } from "aws4fetch";

import {
  ARTEFACT_FILE,
  assetHashes,
  assetName,
  ASSETS_FOLDER,
  SIGNATURE_FILE,
  type ArtefactStore,
  type StoredArtefact,
} from "./ArtefactStore";
import { assetsIn, type AssetSource } from "./AssetFiles";
import { parseArtefact, readWholeArtefact, readWholeFolder, type WholeArtefact } from "./readArtefact";
import type { S3Settings } from "./s3Settings";
import { ArtefactSignature } from "./schema";

const TIMEOUT_MS = 20_000;
/** A compiler is 60 MB. */
const ASSET_TIMEOUT_MS = 180_000;
const RETRIES = 3;
/** Folder of the files of asset sets; no remote has such a name. */
const ASSETS = "_assets";
/** Files that are sent at the same time. */
const AT_ONCE = 8;

const NOT_FOUND = 404;
/** What `if-none-match` says where something is there already. */
const PRECONDITION_FAILED = 412;

interface AskOptions {
  /** Statuses other than success that are answers, too. */
  readonly expected?: readonly number[];
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const addressOf = (id: string, version: string, file: string): string[] => [id, version, ...file.split("/")];

/**
 * Artefacts in an S3-compatible object storage: `<prefix><remote>/<version>/<file>`. A storage has no way to make many objects
 * appear at once: `artefact.json` comes last and goes first, and there is no version without it.
 */
export class S3ArtefactStore implements Omit<ArtefactStore, "assetPath"> {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor({ endpoint, bucket, prefix, sessionToken, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.base = `${endpoint}/${bucket}/${prefix}`;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: "s3",
      retries: RETRIES,
      ...(sessionToken !== undefined && { sessionToken }),
    });
  }

  put = async (folder: string, signature: ArtefactSignature): Promise<StoredArtefact> => {
    const { contents, artefact, sha384 } = await readWholeFolder(folder);
    const { id, version } = artefact;
    const stored = { artefact, sha384 };
    const isHere = await this.isHere(stored);
    const files = [...contents].filter(([path]) => path !== ARTEFACT_FILE).values();
    const sendOn = async (): Promise<void> => {
      for (const [path, content] of files) await this.send(id, version, path, content);
    };
    // Also where it is here: what was lost or altered there comes back.
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    await this.sendAssets(assetHashes(artefact), assetsIn(join(folder, ASSETS_FOLDER)));
    await this.send(id, version, SIGNATURE_FILE, Buffer.from(`${JSON.stringify(signature)}\n`));
    if (isHere) return stored;
    const description = contents.get(ARTEFACT_FILE) ?? Buffer.alloc(0);
    const status = await this.send(id, version, ARTEFACT_FILE, description, { "if-none-match": "*" });
    if (status === PRECONDITION_FAILED) await this.isHere(stored);
    return stored;
  };

  describe = async (id: string, version: string): Promise<StoredArtefact> =>
    parseArtefact(await this.readFile(id, version, ARTEFACT_FILE));

  readFile = async (id: string, version: string, file: string): Promise<Buffer> => {
    const content = await this.find(id, version, file);
    if (content === null) throw new Error(`${id}/${version}/${file} is not in the artefact store`);
    return content;
  };

  /** A version with all its files and its signature, read from the storage. */
  readWhole = async (
    id: string,
    version: string,
  ): Promise<WholeArtefact & { readonly signature: ArtefactSignature }> => {
    const whole = await readWholeArtefact((path) => this.readFile(id, version, path));
    const note = await this.readFile(id, version, SIGNATURE_FILE);
    return { ...whole, signature: ArtefactSignature.parse(JSON.parse(note.toString("utf8"))) };
  };

  /** @throws Error where there is no such asset */
  readAsset = async (hash: string): Promise<Buffer> => {
    const answer = await this.ask("GET", [ASSETS, assetName(hash)], { timeoutMs: ASSET_TIMEOUT_MS });
    return Buffer.from(await answer.arrayBuffer());
  };

  removeAssets = async (hashes: readonly string[]): Promise<void> => {
    for (const hash of hashes) await this.ask("DELETE", [ASSETS, assetName(hash)], { expected: [NOT_FOUND] });
  };

  remove = async (id: string, version: string): Promise<void> => {
    const description = await this.find(id, version, ARTEFACT_FILE);
    if (description === null) return;
    const { artefact } = parseArtefact(description);
    for (const path of [ARTEFACT_FILE, SIGNATURE_FILE, ...Object.keys(artefact.files)])
      await this.ask("DELETE", addressOf(id, version, path), { expected: [NOT_FOUND] });
  };

  private async sendAssets(hashes: readonly string[], { read }: AssetSource): Promise<void> {
    for (const hash of hashes) {
      const address = [ASSETS, assetName(hash)];
      const { status } = await this.ask("HEAD", address, { expected: [NOT_FOUND] });
      if (status !== NOT_FOUND) continue;
      const body = await read(hash);
      await this.ask("PUT", address, { body, timeoutMs: ASSET_TIMEOUT_MS });
    }
  }

  /** @throws Error when the version is there with other content */
  private async isHere({ artefact: { id, version }, sha384 }: StoredArtefact): Promise<boolean> {
    const present = await this.find(id, version, ARTEFACT_FILE);
    if (present === null) return false;
    if (parseArtefact(present).sha384 !== sha384)
      throw new Error(`${id} ${version} is in the store with other content; versions are immutable`);
    return true;
  }

  private async find(id: string, version: string, file: string): Promise<Buffer | null> {
    const answer = await this.ask("GET", addressOf(id, version, file), { expected: [NOT_FOUND] });
    return answer.status === NOT_FOUND ? null : Buffer.from(await answer.arrayBuffer());
  }

  /** @returns the status; 412 where a condition was not met */
  private async send(
    id: string,
    version: string,
    file: string,
    content: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> {
    const options = { expected: [PRECONDITION_FAILED], body: content, headers };
    const { status } = await this.ask("PUT", addressOf(id, version, file), options);
    return status;
  }

  /** @throws Error when the storage answers with another status than success and those that are expected */
  private async ask(
    method: "GET" | "HEAD" | "PUT" | "DELETE",
    address: readonly string[],
    { expected = [], body, headers = {}, timeoutMs = TIMEOUT_MS }: AskOptions = {},
  ): Promise<Response> {
    const name = address.map(encodeURIComponent).join("/");
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const answer = await this.client
      .fetch(`${this.base}${name}`, {
        method,
        headers: { ...headers, "x-amz-content-sha256": hash },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: new Uint8Array(body) }),
      })
      .catch((cause: unknown) => {
        throw new Error(`The artefact store did not answer: ${method} ${this.base}${name}`, { cause });
      });
    if (answer.ok || expected.includes(answer.status)) return answer;
    const reason = /<Code>([^<]{1,60})<\/Code>/.exec(await answer.text())?.[1] ?? "";
    throw new Error(`The artefact store answered ${answer.status} ${reason} to ${method} ${this.base}${name}`);
  }
}
