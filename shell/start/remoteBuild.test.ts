import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sharedLibraries } from "@serambi/kernel/shared";

import { assetName } from "../registry/ArtefactStore";
import { pack } from "../registry/pack";
import type { Artefact } from "../registry/schema";

const ROOT = join(__dirname, "..", "..");
const TEMPLATE = join(ROOT, "shell", "registry", "scaffold", "template");
const RSPACK = join(dirname(createRequire(__filename).resolve("@rspack/cli/package.json")), "bin", "rspack.js");

/** What the template is told to be besides. */
type Changes = Readonly<Record<string, (text: string) => string>>;

let home = "";

beforeAll(async () => {
  // Beside the sources: what a remote imports is found from there.
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  home = await mkdtemp(join(ROOT, ".cache", "build-"));
});

afterAll(() => rm(home, { recursive: true, force: true }));

/** Builds the remote that `serambi new` copies, changed. @returns its `dist` */
const build = async (changes: Changes = {}): Promise<string> => {
  const folder = join(await mkdtemp(join(home, "remote-")), "sampel");
  await cp(TEMPLATE, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8").catch(() => "")));
  }
  const config = join(folder, "rspack.config.ts");
  await writeFile(
    config,
    `import { remoteConfig } from ${JSON.stringify(join(ROOT, "rspack.base.ts"))};\nexport default remoteConfig(${JSON.stringify(folder)});\n`,
  );
  await promisify(execFile)(process.execPath, [RSPACK, "build", "--config", config], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return join(folder, "dist");
};

const packed = async (changes?: Changes): Promise<{ readonly artefact: Artefact; readonly dist: string }> => {
  const dist = await build(changes);
  return { artefact: await pack(dist, sharedLibraries, join(home, "kept")), dist };
};

const prepend = (line: string) => (text: string) => `${line}\n${text}`;

describe("the build of a remote", () => {
  it("names chunks after the files that are imported, and the artefact finds each page, slot and catalogue by them", async () => {
    const { artefact, dist } = await packed({
      "service/index.ts": () => 'import { sep } from "node:path";\nexport const service = { sep };\n',
      "remote.server.ts": (text) =>
        text
          .replace(
            "hosts: [",
            'hosts: [{ host: "library", method: "POST", path: "notes/:id", isFromBrowser: true, body: z.object({ text: z.string() }) }, ',
          )
          .replace(
            "hosts:",
            'documents: [{ id: "list", paths: ["/Sampel.csv"], loader: () => Promise.reject() }],\n  hosts:',
          )
          .replace("import", 'import * as z from "zod/mini";\nimport'),
    });
    expect(artefact.pages).toEqual([
      {
        id: "next",
        paths: ["/Sampel"],
        chunks: { js: ["web/pages-NextPage.js"], css: ["web/pages-NextPage.css"] },
      },
    ]);
    expect(artefact.slots).toMatchObject([
      { chunks: { js: ["web/slots-NextClasses.js"] }, props: { type: "object", required: ["title"] } },
    ]);
    expect(artefact.messages).toMatchObject({ id: { js: ["web/messages-id.js"] }, en: { js: ["web/messages-en.js"] } });
    expect(artefact.documents).toEqual([{ id: "list", paths: ["/Sampel.csv"] }]);
    expect(artefact.hosts[0]).toMatchObject({
      host: "library",
      method: "POST",
      path: "notes/:id",
      isFromBrowser: true,
      body: { type: "object", properties: { text: { type: "string" } } },
    });
    expect(artefact.service).toBe("service/service.cjs");
    expect(Object.keys(artefact.files)).toEqual(expect.arrayContaining(["service/service.cjs", "server/remote.cjs"]));
    const web = await readdir(join(dist, "web"));
    const scripts = await Promise.all(
      web.filter((name) => name.endsWith(".js")).map((name) => readFile(join(dist, "web", name), "utf8")),
    );
    // Loaders and host clients are the server's.
    expect(scripts.join("\n")).not.toContain("class/active");
    const { service } = createRequire(__filename)(join(dist, "service", "service.cjs")) as {
      readonly service: { readonly sep: string }; // as it was written above
    };
    expect(service.sep).toBe("/");
  });

  it("takes files of packages as asset sets: beside the build under their hashes, and as addresses in the code", async () => {
    const { artefact, dist } = await packed({
      "assets.json": () => JSON.stringify({ notes: [{ package: "react", files: ["LICENSE", "cjs/"], into: "react" }] }),
      "pages/NextPage.tsx": prepend('export const notes = SERAMBI_ASSETS["notes"]?.base;'),
    });
    const { base, files } = artefact.assets["notes"] ?? { base: "", files: {} };
    expect(base).toMatch(/^\/remotes\/sampel\/assets\/[0-9a-f]{20}\/$/);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["react/LICENSE", "react/cjs/react.production.js"]));
    expect(await readFile(join(dist, "assets", assetName(files["react/LICENSE"]?.sha384 ?? "")), "utf8")).toContain(
      "MIT",
    );
    expect(await readFile(join(dist, "web", "pages-NextPage.js"), "utf8")).toContain(base);
    expect(Object.keys(artefact.files).filter((path) => path.includes("LICENSE"))).toEqual([]);
  });

  it("puts what sections say of themselves into the artefact, and into nothing that a browser or the server loads", async () => {
    const { artefact, dist } = await packed();
    expect(artefact.words?.["title"]).toEqual({ label: { id: "Judul", en: "Title" } });
    expect(artefact.slots[0]?.section).toMatchObject({ name: { en: "Next classes" }, picture: "rows", fields: {} });
    for (const part of ["web", "server"])
      for (const name of (await readdir(join(dist, part))).filter((file) => file.endsWith("js")))
        expect(await readFile(join(dist, part, name), "utf8")).not.toContain("Paling banyak");
    // Without words for a property it is no artefact.
    const file = join(dist, "sections.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('"limit"', '"limits"'));
    await expect(pack(dist, sharedLibraries, join(home, "kept"))).rejects.toThrow(
      "sampel.next.v1: limit has no words: add words.limit",
    );
  });

  it("refuses a page that imports more than types of the server's half", async () => {
    await expect(
      build({
        "pages/NextPage.tsx": prepend(
          'import { nextLoader } from "./next.server";\nObject.assign(globalThis, { seen: nextLoader });',
        ),
      }),
    ).rejects.toMatchObject({
      stdout: expect.stringContaining("pages/NextPage.tsx imports pages/next.server.ts: browsers get nothing"),
    });
  });

  it("refuses a page that brings a host's client along", async () => {
    const changes = {
      "pages/NextPage.tsx": prepend(
        'import { NextApi } from "../api/NextApi";\nObject.assign(globalThis, { seen: NextApi });',
      ),
    };
    await expect(packed(changes)).rejects.toThrow("sampel: page next brings api/NextApi.ts along");
    const lazily = {
      "pages/NextPage.tsx": prepend('Object.assign(globalThis, { seen: () => import("../api/NextApi") });'),
    };
    expect((await packed(lazily)).artefact.files).toHaveProperty(["web/api-NextApi.js"]);
  });

  it("refuses a page that is in no chunk of its own", async () => {
    const imported = {
      "remote.ts": prepend('import { Page } from "./pages/NextPage";\nObject.assign(globalThis, { seen: Page });'),
    };
    await expect(packed(imported)).rejects.toThrow("sampel: page next is in no chunk of its own");
    const wrapped = {
      "remote.ts": (text: string) =>
        text.replace('import("./pages/NextPage")', 'import("./pages/NextPage").then(({ Page }) => ({ Page }))'),
    };
    await expect(packed(wrapped)).rejects.toThrow("sampel: page next is not loaded as a module");
  });
});
