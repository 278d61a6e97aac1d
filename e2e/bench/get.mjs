import { request } from "node:http";

/** One answer from the loopback address, under any host name. */
export const get = (port, host, target, options = {}) =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path: target, headers: { host, ...options.headers }, agent: options.agent },
      (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.once("error", reject);
        answer.once("end", () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body,
            // Only for whoever reads it: of a picture it would take longer than the answer.
            get text() {
              return body.toString("utf8");
            },
          });
        });
      },
    );
    outgoing.once("error", reject);
    outgoing.end();
  });
