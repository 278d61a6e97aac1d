import { once } from "node:events";
import { createServer, request } from "node:http";

const page = (items, params) => {
  const number = Number(params.get("page") ?? 1);
  const size = Number(params.get("pageSize") ?? 10);
  const data = {
    page: number,
    perPage: size,
    totalItems: items.length,
    totalPages: Math.ceil(items.length / size),
    items: items.slice((number - 1) * size, number * size),
  };
  return JSON.stringify({ status: true, message: "", data });
};

/** Stands before a platform and answers its two lists with content of this bench, once there is any. */
export const platformWith = async (platformUrl) => {
  let content = null;
  const listOf = ({ pathname, searchParams }) => {
    if (content === null) return null;
    if (pathname === "/class/active") return content.classes;
    if (pathname !== "/post/article/list") return null;
    return searchParams.get("kind") === "news" ? content.posts : [];
  };
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url, platformUrl);
    const list = listOf(url);
    if (list) {
      incoming.resume();
      outgoing.writeHead(200, { "content-type": "application/json" }).end(page(list, url.searchParams));
      return;
    }
    const { method, headers } = incoming;
    const passed = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    show: (next) => {
      content = next;
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
