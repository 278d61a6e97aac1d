import { setTimeout as sleep } from "node:timers/promises";

const MAX_WAIT_MS = 60_000;

const kindOf = ({ type, mime = "" }) => {
  if (type === "Document") return "html";
  if (type === "Stylesheet" || mime === "text/css") return "css";
  if (type === "Script" || mime.includes("javascript")) return "script";
  if (type === "Font") return "font";
  return "other";
};

/** Every request of one page: how many, how deep, how many bytes of body as they were transferred. */
export class Traffic {
  #requests = new Map();
  #lastChange = Date.now();

  constructor(cdp) {
    cdp.on("Network.requestWillBeSent", (event) => this.#begin(event));
    cdp.on("Network.responseReceived", ({ requestId, response, type }) =>
      this.#change(requestId, {
        type,
        mime: response.mimeType,
        headBytes: response.encodedDataLength,
        status: response.status,
      }),
    );
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      this.#change(requestId, { bytes: encodedDataLength, isDone: true }),
    );
    cdp.on("Network.loadingFailed", ({ requestId }) => this.#change(requestId, { isDone: true, isBroken: true }));
  }

  #begin({ requestId, request, initiator, type }) {
    if (!/^https?:/.test(request.url)) return;
    this.#requests.set(requestId, {
      url: request.url,
      type,
      depth: this.#depth(initiator),
      bytes: 0,
      headBytes: 0,
      isDone: false,
    });
    this.#lastChange = Date.now();
  }

  #change(requestId, facts) {
    const request = this.#requests.get(requestId);
    if (!request) return;
    Object.assign(request, facts);
    this.#lastChange = Date.now();
  }

  /** One more than whoever asked for it; the document is 1. */
  #depth({ url, stack }) {
    let frames = stack;
    while (frames && !frames.callFrames.some((frame) => frame.url)) frames = frames.parent;
    const asker = url ?? frames?.callFrames.find((frame) => frame.url)?.url;
    if (!asker) return 1;
    return ([...this.#requests.values()].findLast((request) => request.url === asker)?.depth ?? 1) + 1;
  }

  async untilQuiet(quietMs) {
    const deadline = Date.now() + MAX_WAIT_MS;
    const isBusy = () => [...this.#requests.values()].some(({ isDone }) => !isDone);
    while (Date.now() < deadline && (isBusy() || Date.now() - this.#lastChange < quietMs)) await sleep(50);
  }

  summary() {
    const all = [...this.#requests.values()];
    const bytesOf = (kind) =>
      all
        .filter((request) => kindOf(request) === kind)
        .reduce((sum, { bytes, headBytes }) => sum + Math.max(0, bytes - headBytes), 0);
    return {
      requests: all.length,
      depth: Math.max(...all.map(({ depth }) => depth)),
      broken: all.filter(({ isBroken, status }) => isBroken || status >= 400).length,
      scriptBytes: bytesOf("script"),
      htmlBytes: bytesOf("html"),
      cssBytes: bytesOf("css"),
      fontBytes: bytesOf("font"),
      otherBytes: bytesOf("other"),
    };
  }
}
