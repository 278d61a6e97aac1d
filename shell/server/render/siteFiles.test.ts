import { beforeEach, describe, expect, it } from "@jest/globals";

import type { Route } from "../../client/page/types";
import { resolve } from "../../registry/resolve";
import type { Artefact } from "../../registry/schema";
import { artefactOf, registryWith } from "../../registry/testing/registries";
import { ArtefactRefused } from "../../registry/VerifiedArtefacts";
import { siteFiles } from "./siteFiles";

const FILES = ["remoteEntry.js", "base.js", "base.css", "id.js", "list.js", "list.css"];
const artefact: Artefact = {
  ...artefactOf("1").artefact,
  files: Object.fromEntries(FILES.map((file) => [`web/${file}`, { bytes: 1, sha384: `sha384-${file}` }])),
  base: { js: ["web/base.js"], css: ["web/base.css"] },
  messages: { id: { js: ["web/id.js"], css: [] } },
  // A chunk that the remote's own code needs as well is one file.
  pages: [{ id: "list", paths: ["/Courses"], chunks: { js: ["web/base.js", "web/list.js"], css: ["web/list.css"] } }],
};
const release = resolve(registryWith("1"), { tenant: "", cohort: null });
const route = (remote: string, page: string): Route => ({ pattern: `/${page}`, remote, page });

let described: number;
const describeVersion = (): Promise<Artefact> => {
  described += 1;
  return Promise.resolve(artefact);
};
const hashed = (...names: readonly string[]) => names.map((name) => [`/remotes/courses/1/${name}`, `sha384-${name}`]);

beforeEach(() => {
  described = 0;
});

describe("siteFiles", () => {
  it("has what a page needs, each file once with its hash: entry, own code, texts, chunks", async () => {
    expect(await siteFiles([route("courses", "list")], release, "id", describeVersion)).toEqual({
      "courses/list": {
        scripts: hashed("remoteEntry.js", "base.js", "id.js", "list.js"),
        styles: hashed("base.css", "list.css"),
      },
    });
  });

  it("has the texts of the asked language alone", async () => {
    const files = await siteFiles([route("courses", "list")], release, "en", describeVersion);
    expect(JSON.stringify(files)).not.toContain("id.js");
  });

  it("has no page that is not in the artefact, and no remote that is not in the release", async () => {
    const routes = [route("courses", "gone"), route("blog", "posts")];
    expect(await siteFiles(routes, release, "id", describeVersion)).toEqual({});
    expect(described).toBe(1);
  });

  it("leaves out a version that is refused", async () => {
    const refused = () => Promise.reject(new ArtefactRefused("signature", "not its owner's"));
    expect(await siteFiles([route("courses", "list")], release, "id", refused)).toEqual({});
  });
});
