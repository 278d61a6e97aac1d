import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a server behaves: as documented, failing, showing a page, cutting the line before or after it has done what was asked, or saying nothing. */
export type Mood = "fine" | "down" | "html" | "deaf" | "lost" | "silent";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text === "" ? undefined : JSON.parse(text);
};

/** A provider on this machine. */
export class LocalServer {
  mood: Mood = "fine";
  readonly asked: Asked[] = [];
  private readonly server: Server;

  constructor(private readonly answer: (asked: Asked) => Answer) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // listening on TCP
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => void this.server.close(() => done()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.example");
    const body = await readBody(request);
    const asked = { method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, body };
    this.asked.push(asked);
    if (this.mood === "silent") return;
    if (this.mood === "deaf") return void request.socket.destroy();
    if (this.mood === "down") return void response.writeHead(503, { "content-type": "application/json" }).end("{}");
    if (this.mood === "html") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hi</h1>");
    const answered = this.answer(asked);
    if (this.mood === "lost") return void request.socket.destroy();
    response.writeHead(answered.status, { "content-type": "application/json" }).end(JSON.stringify(answered.body));
  }
}
