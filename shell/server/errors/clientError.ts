import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

interface ParserError extends Error {
  readonly code?: string;
  /** What had arrived when the parser gave up. */
  readonly rawPacket?: unknown;
}

const TEXTS: Readonly<Record<number, string>> = {
  400: "The request could not be read.",
  408: "The request took too long to arrive.",
  414: "The address is too long.",
  431: "The request's headers are too large.",
};

const statusOf = (error: ParserError): number => {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (error.code !== "HPE_HEADER_OVERFLOW") return 400;
  // Without a line break the parser was still within the first line: the address filled the room.
  return Buffer.isBuffer(error.rawPacket) && !error.rawPacket.includes("\n") ? 414 : 431;
};

/** Answers requests that Node's parser refuses before there is a request: rubbish, or more than 16 KB of headers. */
export const answerClientError = (error: ParserError, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  const body = `${TEXTS[status] ?? ""}\n`;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "X-Content-Type-Options: nosniff",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
};
