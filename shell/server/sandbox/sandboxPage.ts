import { createHash } from "node:crypto";

/**
 * The program of the frame. It does one thing: it starts and ends workers for the page that holds it, which speaks to each of them over
 * a port of its own. Programs of learners run in those workers, never here: a frame could be led to another address.
 */
const SCRIPT = `
addEventListener("message", ({ source, ports: [page] }) => {
  if (source !== parent || !page) return;
  const workers = new Map();
  page.onmessage = ({ data: { kind, id, program }, ports: [port] }) => {
    workers.get(id)?.terminate();
    workers.delete(id);
    if (kind !== "start") return;
    const address = URL.createObjectURL(program);
    const worker = new Worker(address);
    workers.set(id, worker);
    worker.onerror = ({ message }) => page.postMessage({ kind: "failed", id, message: String(message) });
    worker.postMessage(null, [port]);
  };
  page.postMessage({ kind: "ready" });
}, { once: true });
`;

const hash = createHash("sha256").update(SCRIPT).digest("base64");

/**
 * No origin (\`sandbox\` without \`allow-same-origin\`), so neither cookies nor storage of a site; no address to connect to but blobs that
 * it was handed. Runtimes compile their own code, and so may whatever runs in it: there is nothing here that it could reach.
 */
export const SANDBOX_POLICY = [
  "sandbox allow-scripts",
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'unsafe-eval' blob:`,
  "worker-src blob:",
  "connect-src blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors http: https:",
].join(";");

export const SANDBOX_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox</title><script>${SCRIPT}</script></html>`;
