import type { FastifyReply, FastifyRequest } from "fastify";

import { isKnown } from "../cache/isKnown";
import { encodingFor, varyByEncoding } from "../render/compress";
import type { DocumentFile, TextFile } from "./documentFile";
import type { KeptText } from "./KeptDocuments";

/** A file that is opened as a page runs nothing and loads nothing. Browsers show no PDF that is shut in like that. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** A name as every browser reads it: plain letters, and the name itself beside them (RFC 6266). */
const attachment = (fileName: string): string => {
  const name = fileName.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, "");
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w .()-]+/g, "-");
  const isPlain = plain === name;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${isPlain ? "" : `; filename*=UTF-8''${encoded}`}`;
};

type Sending = Pick<DocumentFile, "kind" | "fileName" | "maxAgeSeconds" | "isIndexed" | "isShared">;

/**
 * What is said of a document whatever it is.
 * @param isOwn made for one visitor: nobody keeps it, and no other site reads it
 */
export const sayHow = (reply: FastifyReply, file: Sending, isOwn: boolean): void => {
  const { kind, fileName, maxAgeSeconds = 0, isIndexed = true, isShared = false } = file;
  const kept = maxAgeSeconds > 0 ? `public, max-age=${Math.floor(maxAgeSeconds)}` : "no-cache";
  reply.header("cache-control", isOwn ? "private, no-store" : kept);
  if (kind !== "pdf") reply.header("content-security-policy", POLICY);
  if (fileName !== undefined) reply.header("content-disposition", attachment(fileName));
  if (!isIndexed) reply.header("x-robots-tag", "noindex");
  if (isShared && !isOwn)
    reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
};

/** Whether a reader has just this; a time that is no other than ours tells it too. */
const isUnchanged = (request: FastifyRequest, etag: string, lastModified: string | null): boolean =>
  request.headers["if-none-match"] === undefined
    ? lastModified !== null && request.headers["if-modified-since"] === lastModified
    : isKnown(request, etag);

/** Sends a text as the browser takes it, or 304 where it has it. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type }: Pick<TextFile, "type">,
  text: KeptText,
): FastifyReply => {
  const encoding = encodingFor(request);
  const etag = text.etag(encoding);
  const { lastModified } = text;
  varyByEncoding(reply);
  reply.headers({ etag, ...(lastModified !== null && { "last-modified": lastModified }) });
  if (isUnchanged(request, etag, lastModified)) return reply.code(304).send();
  reply.type(type);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(text.body(encoding));
};
