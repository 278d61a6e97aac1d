import * as z from "zod";

import type { ServerProcess } from "../fixtures/ServerProcess";

const Line = z.object({
  id: z.string().optional(),
  text: z.string().optional(),
  sources: z.array(z.object({ path: z.string() })).optional(),
});

const LINK = /\]\((\/[^)]*)\)/g;

/** One conversation of a visitor with a site's assistant, as a browser has it. */
export class AssistantVisit {
  private cookie = "";
  private conversation: string | undefined;

  constructor(
    private readonly server: ServerProcess,
    private readonly site: string,
  ) {}

  private async post(path: string, body: object) {
    const answer = await this.server.ask(this.site, `/api/chat/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: new URL(this.server.url(this.site)).origin,
        "sec-fetch-site": "same-origin",
        cookie: this.cookie,
      },
      body: JSON.stringify(body),
    });
    if (answer.status < 200 || answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    const set = answer.headers["set-cookie"] ?? [];
    if (set.length > 0) this.cookie = set.map((one) => one.split(";", 1)[0]).join("; ");
    return answer.text;
  }

  /** The paths that an answer is taken from, and all that its text leads to. */
  async ask(query: string): Promise<{ readonly cited: readonly string[]; readonly linked: readonly string[] }> {
    if (this.cookie === "") await this.post("identity/login", {});
    const said = await this.post("v2/chat", {
      workspace_id: this.site,
      query,
      ...(this.conversation !== undefined && { conversation_id: this.conversation }),
    });
    const lines = said
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => Line.parse(JSON.parse(line)));
    this.conversation = lines.find(({ id }) => id !== undefined)?.id;
    const text = lines.map((line) => line.text ?? "").join("");
    return {
      linked: [...text.matchAll(LINK)].map(([, path = ""]) => path),
      cited: lines.findLast(({ sources }) => sources !== undefined)?.sources?.map(({ path }) => path) ?? [],
    };
  }
}
