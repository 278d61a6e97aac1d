import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

import { get } from "../get.mjs";

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const LATER = /<template id="serambi-later">[\s\S]*?<\/template>/g;

/** The page as it would be without a product behind it: the same words, pictures, fonts and styles, and not one script. */
const bare = (html) => html.replace(SCRIPTS, "").replace(LATER, "");

/**
 * Serves a page of a site without its scripts, compressed once, from memory; fonts and pictures are the product's own, kept
 * after the first time.
 */
export const startBareServer = async (productPort, site, path = "/") => {
  const host = `${site}.localhost:${productPort}`;
  const page = bare((await get(productPort, host, path)).text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const html = brotliCompressSync(page, { params });
  const kept = new Map();
  const fileOf = async (url) => {
    const known = kept.get(url);
    if (known) return known;
    const { status, headers, body } = await get(productPort, host, url);
    const file = { status, type: headers["content-type"] ?? "application/octet-stream", body };
    kept.set(url, file);
    return file;
  };
  const answer = async (request, response) => {
    if (request.url === path) {
      const head = {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": html.length,
      };
      return response.writeHead(200, head).end(html);
    }
    const { status, type, body } = await fileOf(request.url ?? "");
    return response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://${site}-bare.localhost:${server.address().port}${path}`,
    /** Bytes of the styles in the page, compressed by themselves. */
    cssBytes: brotliCompressSync(Array.from(page.matchAll(STYLES), ([, css]) => css).join("")).length,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
