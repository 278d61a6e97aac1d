import { setTimeout as pause } from "node:timers/promises";

import { Person } from "../fixtures/Person";
import { expect, test } from "../fixtures/test";
import { liveVersion, serambi, shipVersion } from "./registry";

test.use({ serverEnv: { VITALS_SAMPLE: "0" } });

const SITE = "demo";
/** So many at least, and until the page was seen in so many versions. */
const PUBLICATIONS = 20;
const VERSIONS = 3;
const LOOK_EVERY_MS = 50;

interface Draft {
  readonly data: { readonly version: number };
}

/** Ships versions of what the page is made of, and takes each back once a page was made in it, until it is told to end. */
class Shipping {
  private isOver = false;
  private readonly work: Promise<void>;

  constructor(
    private readonly server: { readonly dataDir: string },
    private readonly seen: ReadonlySet<string>,
  ) {
    this.work = this.ship();
  }

  end(): Promise<void> {
    this.isOver = true;
    return this.work;
  }

  private async ship(): Promise<void> {
    for (let count = 1; !this.isOver; count += 1) {
      const version = `9.0.${count}`;
      await shipVersion(this.server, "sites", version);
      while (!this.isOver && !this.seen.has(version)) await pause(LOOK_EVERY_MS);
      await serambi(this.server, "rollback", "sites");
    }
  }
}

test("publications are each seen with the next request while versions are shipped and taken back beside them", async ({
  server,
}) => {
  test.slow();
  const editor = await new Person(server).signIn(SITE, "admin");
  const call = async (method: string, path: string, body?: object): Promise<Draft> => {
    const { status, text } = await editor.call(SITE, method, `/api/services/${SITE}/cms/app/${path}`, body);
    expect([path, status]).toEqual([path, 200]);
    return JSON.parse(text) as Draft; // the envelope of every call
  };
  const first = await liveVersion(server, "sites");
  const seen = new Set<string>();
  const shipping = new Shipping(server, seen);
  const problems: string[] = [];
  try {
    for (let number = 1; number <= PUBLICATIONS || seen.size < VERSIONS; number += 1) {
      const title = `Terbitan ke-${number}.`;
      const { data } = await call("GET", "draft");
      const saved = await call("PUT", "draft", { version: data.version, values: { title } });
      await call("POST", "draft/publish", { version: saved.data.version });
      const { status, text } = await server.ask(SITE, "/");
      const versions = new Set(
        Array.from(text.matchAll(/\/remotes\/sites\/([^/"]+)\//g), ([, version = ""]) => version),
      );
      for (const version of versions) seen.add(version);
      if (status !== 200) problems.push(`${title}: status ${status}`);
      else if (!text.includes(title)) problems.push(`${title}: not seen`);
      else if (versions.size !== 1) problems.push(`${title}: versions ${[...versions].join(" and ")}`);
    }
  } finally {
    await shipping.end();
  }
  expect(problems).toEqual([]);
  expect(await liveVersion(server, "sites")).toBe(first);
});
