import { Readable } from "node:stream";

import type { Target } from "./ConnectionPools";
import type { CallUse } from "./HostPlaces";
import type { CallKind, UpstreamRequest } from "./types";

/** Answers that come piece by piece: events, and lines of an assistant that thinks between them. */
const STREAMED = /^(?:text\/event-stream|application\/x-ndjson)\b/;

/** How a call uses a connection of its host. */
export const callUse = ({ body, headers }: UpstreamRequest): CallUse => {
  if (body instanceof Readable) return "file";
  return STREAMED.test(headers["accept"] ?? "") ? "stream" : "call";
};

/** The connections that a call is made over. */
export const poolFor = ({ pool, uploads, streams, telemetry }: Target, use: CallUse, kind: CallKind): Target["pool"] =>
  kind === "telemetry" ? telemetry : { call: pool, file: uploads, stream: streams }[use];
