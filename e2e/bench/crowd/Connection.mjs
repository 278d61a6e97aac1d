import { connect } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Where an answer ends in what has arrived, or -1 while it is not all there. */
const endOf = (received) => {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return -1;
  const head = received.toString("latin1", 0, headEnd);
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + HEAD_END.length + Number(length);
    return received.length >= end ? end : -1;
  }
  if (/^transfer-encoding: chunked\r?$/im.test(head))
    return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? received.length : -1;
  return headEnd + HEAD_END.length;
};

/**
 * One connection that asks again and again. It parses no more than it must: a client as costly as the server would
 * measure itself.
 */
export class Connection {
  #socket;
  #received = Buffer.alloc(0);
  #pending = null;

  constructor(port) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (piece) => this.#take(piece));
    this.#socket.on("error", () => this.#settle(0));
    this.#socket.on("close", () => this.#settle(0));
  }

  /** @returns the status, or 0 where the connection ended first, and how long the whole answer took */
  async ask(host, target) {
    const from = performance.now();
    const status = await new Promise((resolve) => {
      this.#pending = resolve;
      if (this.#socket.destroyed) this.#settle(0);
      else this.#socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
    });
    return { status, ms: performance.now() - from };
  }

  close() {
    this.#socket.destroy();
  }

  #take(piece) {
    this.#received = this.#received.length === 0 ? piece : Buffer.concat([this.#received, piece]);
    const end = endOf(this.#received);
    if (end === -1) return;
    const status = Number(this.#received.toString("latin1", 9, 12));
    this.#received = this.#received.subarray(end);
    this.#settle(status);
  }

  #settle(status) {
    const pending = this.#pending;
    this.#pending = null;
    pending?.(status);
  }
}
