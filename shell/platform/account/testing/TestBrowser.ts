import type { FastifyInstance, LightMyRequestResponse } from "fastify";

/** A browser without scripts: keeps cookies by their paths, follows no redirect by itself. */
export class TestBrowser {
  private readonly jar: { name: string; value: string; path: string }[] = [];
  /** The page that is shown. */
  private shown = "";
  private at = "/";

  constructor(
    private readonly app: FastifyInstance,
    readonly host = "account.localhost:3000",
    readonly address = "203.0.113.7",
  ) {}

  get origin(): string {
    return `http://${this.host}`;
  }

  /** Opens a page and follows what leads on within the account site. */
  async open(path: string): Promise<LightMyRequestResponse> {
    return this.follow(await this.send("GET", path), path);
  }

  /** Fills the form of the shown page that posts to `action`, and sends it. */
  async submit(action: string, fields: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> {
    const form = [...this.shown.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(([, target]) =>
      target?.replaceAll("&amp;", "&").split("?")[0]?.endsWith(action),
    );
    if (!form) throw new Error(`There is no form for ${action} in ${this.at}: ${this.shown.slice(0, 300)}`);
    const hidden = [...(form[2] ?? "").matchAll(/<input type="hidden" name="([^"]*)"[^>]*value="([^"]*)"/g)];
    const target = (form[1] ?? "").replaceAll("&amp;", "&");
    const body = { ...Object.fromEntries(hidden.map(([, name, value]) => [name ?? "", value ?? ""])), ...fields };
    return this.follow(await this.send("POST", target, body), target);
  }

  /** Sends something as a page of ours would, whatever is shown. */
  async send(
    method: "GET" | "POST",
    path: string,
    body?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = { origin: this.origin },
  ): Promise<LightMyRequestResponse> {
    const { pathname } = new URL(path, this.origin);
    const cookies = this.jar.filter(
      (cookie) => pathname === cookie.path || pathname.startsWith(cookie.path.replace(/\/?$/, "/")),
    );
    const answer = await this.app.inject({
      method,
      url: path,
      headers: {
        host: "127.0.0.1",
        "x-forwarded-host": this.host,
        "x-forwarded-proto": "http",
        "x-forwarded-for": this.address,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        ...(body && { "content-type": "application/x-www-form-urlencoded" }),
        ...(method === "POST" && headers),
      },
      ...(body && { payload: new URLSearchParams(body).toString() }),
    });
    for (const set of [answer.headers["set-cookie"] ?? []].flat()) this.keep(set);
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.jar.find((cookie) => cookie.name === name)?.value;
  }

  setCookie(name: string, value: string): void {
    this.keep(`${name}=${value}; path=/`);
  }

  private keep(set: string): void {
    const [pair = "", ...attributes] = set.split(/; */);
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/";
    const isGone = value === "" || attributes.some((one) => /^max-age=0$/i.test(one));
    const index = this.jar.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (index >= 0) this.jar.splice(index, 1);
    if (!isGone) this.jar.push({ name, value, path });
  }

  private async follow(answer: LightMyRequestResponse, path: string): Promise<LightMyRequestResponse> {
    const { location } = answer.headers;
    if (typeof location === "string") {
      const url = new URL(location, this.origin);
      if (url.origin !== this.origin) return answer;
      const next = url.pathname + url.search;
      return this.follow(await this.send("GET", next), next);
    }
    this.shown = answer.body;
    this.at = path;
    return answer;
  }
}
