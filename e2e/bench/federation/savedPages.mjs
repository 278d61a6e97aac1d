import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

import { get } from "../get.mjs";

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json))|\+(?:xml|json)/;

const compress = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/**
 * Serves a site's pages as a server has answered them once, with all that they ask for, from memory and compressed as well as
 * it goes: what two builds differ in is then theirs alone.
 * @param adapt what becomes of a page's HTML
 * @returns the address, and `fill`, which opens nothing but fetches what a first visit would wait for
 */
export const servePages = async ({ port, site }, adapt = (html) => html) => {
  const host = `${site}.localhost:${port}`;
  const kept = new Map();
  const fetchOnce = async (target) => {
    const { status, headers, body } = await get(port, host, target);
    const type = headers["content-type"] ?? "application/octet-stream";
    const content = type.startsWith("text/html") ? Buffer.from(adapt(body.toString("utf8"))) : body;
    const isCompressed = COMPRESSED.test(type);
    const cache = { "cache-control": headers["cache-control"] ?? "no-store" };
    return {
      status,
      body: isCompressed ? compress(content) : content,
      headers: { "content-type": type, ...cache, ...(isCompressed && { "content-encoding": "br" }) },
    };
  };
  const answer = async (request, response) => {
    const target = request.url ?? "/";
    if (request.method !== "GET") return response.writeHead(204).end();
    const coming = kept.get(target) ?? fetchOnce(target);
    kept.set(target, coming);
    const { status, headers, body } = await coming;
    return response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://${site}.localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
