import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { LRUCache } from "lru-cache";

import { compressKept, type Encoding } from "../render/compress";
import type { DrawnFile, TextFile } from "./documentFile";

/** Readers of feeds ask twice an hour, and many of them at its full minutes. */
const FRESH_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** A text as it is sent, compressed when that is first asked for. */
export class KeptText {
  private readonly tag: string;
  private readonly bodies = new Map<Encoding, Buffer>();
  readonly lastModified: string | null;
  /** Of the text; compressed ones are a fifth of it. */
  readonly length: number;

  constructor({ body: text, lastModified }: Pick<TextFile, "body" | "lastModified">) {
    const body = Buffer.from(text);
    this.bodies.set("identity", body);
    this.length = body.length;
    this.tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.lastModified = lastModified === undefined ? null : new Date(lastModified).toUTCString();
  }

  /** Another one for each encoding: each is another body. */
  etag = (encoding: Encoding): string => `"${this.tag}${encoding === "identity" ? "" : `-${encoding}`}"`;

  body = (encoding: Encoding): Buffer => {
    const plain = this.bodies.get("identity") ?? Buffer.alloc(0);
    const body = this.bodies.get(encoding) ?? (encoding === "br" ? compressKept(plain) : gzipSync(plain));
    this.bodies.set(encoding, body);
    return body;
  };
}

/** A document that was made: a text, or what is still to be drawn. */
export type MadeDocument =
  | { readonly kind: "text"; readonly file: TextFile; readonly text: KeptText }
  | { readonly kind: "drawn"; readonly file: DrawnFile };

const sizeOf = (made: MadeDocument): number =>
  made.kind === "text" ? made.text.length * 3 : JSON.stringify(made.file).length * 2;

/**
 * Documents for a minute each, within a bound. What a document depends on is in its key, so a changed setting or release finds no
 * old one; a crowd that asks for one at once has it made once. What could not be made is not kept.
 */
export class KeptDocuments {
  private readonly documents = new LRUCache<string, MadeDocument, () => Promise<MadeDocument>>({
    maxSize: MAX_BYTES,
    ttl: FRESH_MS,
    sizeCalculation: (made) => sizeOf(made) + 1,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });

  /** @throws what `make` throws */
  get = (key: string, make: () => Promise<MadeDocument>): Promise<MadeDocument> =>
    this.documents.forceFetch(key, { context: make });
}
