import { Agent, request } from "node:http";

const SOCKETS = 64;

/** Calls of a browser to a site, over connections that are kept. */
export const connectToSite = (port, site) => {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const host = `${site}.localhost:${port}`;
  const call = (address, { type, body } = {}) =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const headers = { host, ...(body !== undefined && { "content-type": type, origin: `http://${host}` }) };
      const outgoing = request({ agent, host: "127.0.0.1", port, path: address, method, headers }, (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.once("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode < 400) resolve({ location: answer.headers.location ?? "", text });
          else reject(new Error(`${answer.statusCode} to ${address}: ${text.slice(0, 300)}`));
        });
      });
      outgoing.once("error", reject);
      outgoing.end(body);
    });
  const dataOf = ({ text }) => JSON.parse(text).data;
  return {
    page: (address) => call(address),
    get: async (address) => dataOf(await call(address)),
    post: async (address, body) =>
      dataOf(await call(address, { type: "application/json", body: JSON.stringify(body) })),
    /** Posts the form of a page. @returns where it leads to */
    form: async (address, fields) =>
      (await call(address, { type: "application/x-www-form-urlencoded", body: String(new URLSearchParams(fields)) }))
        .location,
    close: () => agent.destroy(),
  };
};
