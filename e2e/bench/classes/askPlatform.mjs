import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { Agent, request } from "node:http";

const seal = (secret, content) => {
  const counter = randomBytes(16);
  const cipher = createCipheriv("aes-256-ctr", createHash("sha256").update(secret).digest(), counter);
  return Buffer.concat([counter, cipher.update(JSON.stringify(content), "utf8"), cipher.final()]).toString("base64url");
};

/** Calls of the platform as the shell makes them, for one tenant, over one connection. */
export const connectTo = async (url, secrets, host) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path, { method = "GET", headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request(url + path, { agent, method, headers }, (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.once("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode < 300) resolve(JSON.parse(text).data);
          else reject(new Error(`${answer.statusCode} to ${path}: ${text}`));
        });
      });
      outgoing.once("error", reject);
      outgoing.end(body);
    });
  const body = JSON.stringify({ clientId: secrets.CLIENT_ID, secret: secrets.CLIENT_SECRET, scopes: [] });
  const headers = { "content-type": "application/json" };
  const pair = await call("/v1/authorizer/token/generate", { method: "POST", headers, body });
  const token = () => seal(secrets.APP_TOKEN_SECRET, { ...pair, timestamp: Date.now(), host });
  return {
    get: (path, more = {}) => call(path, { headers: { "app-token": token(), ...more } }),
    close: () => agent.destroy(),
  };
};
