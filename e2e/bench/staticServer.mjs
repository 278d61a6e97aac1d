import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { get } from "./get.mjs";
import { coursesPage } from "./static/coursesPage.mjs";

/** One for each cover: as in the product, no two look alike. */
const MOTIFS = ["tumpal", "truntum", "ceplok", "kawung", "mega-mendung", "lereng"];
const FONTS = ["schibsted-grotesk", "source-serif-4"];

const readFonts = (root) =>
  Promise.all(
    FONTS.map(async (name) => {
      const folder = path.join(root, "node_modules", "@fontsource-variable", name, "files");
      return [
        `/fonts/${name}.woff2`,
        { type: "font/woff2", body: await readFile(path.join(folder, `${name}-latin-wght-normal.woff2`)) },
      ];
    }),
  );

/** The classes that the product shows, and the cover that it draws for each. */
const readContent = async (port) => {
  const host = `main.localhost:${port}`;
  const list = JSON.parse((await get(port, host, "/api/services/class/active?page=1&pageSize=6")).text).data;
  const address = (slug, index) => `/kain/cover/${MOTIFS[index % MOTIFS.length]}/${slug}.svg?w=640&h=480`;
  const covers = list.items.map(async ({ slug }, index) => [slug, (await get(port, host, address(slug, index))).text]);
  return { list, pictures: new Map(await Promise.all(covers)) };
};

/** Serves the hand-written page as well as a page can be served: compressed once, from memory. */
export const startStaticServer = async (root, productPort) => {
  const { list, pictures } = await readContent(productPort);
  const html = brotliCompressSync(coursesPage(list, pictures), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  const files = new Map([
    ...(await readFonts(root)),
    ["/Courses", { type: "text/html; charset=utf-8", body: html, encoding: "br" }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return response.writeHead(404).end();
    const encoding = file.encoding && { "content-encoding": file.encoding };
    return response
      .writeHead(200, { "content-type": file.type, "content-length": file.body.length, ...encoding })
      .end(file.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: server.address().port, stop: () => new Promise((resolve) => server.close(resolve)) };
};
