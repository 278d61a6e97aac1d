import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { assetName } from "../ArtefactStore";
import { withShipped } from "../changes";
import { FileArtefactStore } from "../FileArtefactStore";
import { sha384 } from "../integrity";
import { readArtefact } from "../readArtefact";
import { RegistryFile } from "../RegistryFile";
import { ARTEFACT_FORMAT, type Artefact, type DeclaredCall, type Registry, type ShippedVersion } from "../schema";
import { shipArtefact } from "../shipArtefact";
import { makeTeamKey, readTeamKey, sign, type TeamKey } from "../signing";
import { NO_TRUST, type Trust } from "../trust";
import { withTeam } from "../trustChanges";

export const teamKey = (team: string): TeamKey => readTeamKey(makeTeamKey(team).pem);

/** A server bundle that does nothing wrong. */
export const bundleOf = (id: string): string =>
  `const remote = { id: "${id}", contract: ${REMOTE_CONTRACT}, messages: { id: () => { throw new Error("from the remote"); } }, pages: [], slots: [] };
exports.server = { remote, pages: {}, slots: {}, documents: [], hosts: [] };`;

const describeFiles = (files: Readonly<Record<string, string>>): Artefact["files"] =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { bytes: text.length, sha384: sha384(text) }]));

interface BuildOptions {
  readonly id?: string;
  readonly code?: string;
  readonly page?: string;
  readonly hosts?: readonly DeclaredCall[];
  /** Texts of the files of an asset set `runtime`, by their paths in it. */
  readonly assets?: Readonly<Record<string, string>>;
  /** The code of its service, where it has one. */
  readonly service?: string;
}

/** Last part of the address of the asset set of a build. */
export const ASSET_SET = "0123456789abcdef0123";

/** A data directory with a store, a registry and trust, for artefacts that are made in an instant. */
export class TestShop {
  trust: Trust = NO_TRUST;
  readonly store: FileArtefactStore;
  readonly registry: RegistryFile;
  private made = 0;

  private constructor(readonly dataDir: string) {
    this.store = new FileArtefactStore(dataDir);
    this.registry = new RegistryFile(dataDir);
  }

  /** With the teams `courses` and `blog`, each of which owns the remote of its name. */
  static async open(): Promise<TestShop & { readonly courses: TeamKey; readonly blog: TeamKey }> {
    const shop = new TestShop(await mkdtemp(join(tmpdir(), "serambi shop ")));
    const [courses, blog] = [teamKey("courses"), teamKey("blog")];
    shop.trust = withTeam(shop.trust, "courses", [courses.publicKey], ["courses"]);
    shop.trust = withTeam(shop.trust, "blog", [blog.publicKey], ["blog"]);
    return Object.assign(shop, { courses, blog });
  }

  close = (): Promise<void> => rm(this.dataDir, { recursive: true, force: true });

  /** A packed build. @returns its folder */
  build = async (
    version: string,
    { id = "courses", code = bundleOf(id), page = "/* page */", hosts = [], assets = {}, service }: BuildOptions = {},
  ): Promise<string> => {
    const folder = join(this.dataDir, "builds", String((this.made += 1)));
    const files = {
      "server/remote.cjs": code,
      "web/remoteEntry.js": "/* entry */",
      "web/page.js": page,
      "web/page.js.br": `brotli of ${page}`,
      "web/page.css": ".a{}",
      ...(service !== undefined && { "service/service.cjs": service }),
    };
    const artefact: Artefact = {
      format: ARTEFACT_FORMAT,
      id,
      version,
      contract: REMOTE_CONTRACT,
      builtAgainst: {},
      container: `serambi_${id}`,
      entry: "web/remoteEntry.js",
      server: "server/remote.cjs",
      files: describeFiles(files),
      base: { js: [], css: [] },
      messages: {},
      pages: [],
      slots: [],
      documents: [],
      assets:
        Object.keys(assets).length > 0
          ? { runtime: { base: `/remotes/${id}/assets/${ASSET_SET}/`, files: describeFiles(assets) } }
          : {},
      hosts: [...hosts],
      ...(service !== undefined && { service: "service/service.cjs" }),
    };
    const assetFiles = Object.values(assets).map((text) => [`assets/${assetName(sha384(text))}`, text] as const);
    const written = { ...files, ...Object.fromEntries(assetFiles), "artefact.json": JSON.stringify(artefact) };
    for (const [path, text] of Object.entries(written)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return folder;
  };

  /** Ships a folder, signed with this key. */
  ship = async (folder: string, key: TeamKey, at = new Date()): Promise<Registry> => {
    const { artefact, sha384: hash } = await readArtefact(folder);
    const signature = sign({ id: artefact.id, version: artefact.version, sha384: hash }, key, at);
    return shipArtefact(
      folder,
      signature,
      { store: this.store, registry: this.registry, trust: () => this.trust },
      (registry, signed) => withShipped(registry, signed, { at, by: "test", why: "" }),
    );
  };

  /** What the registry has of a version. */
  shipped = async (id: string, version: string): Promise<ShippedVersion> => {
    const found = (await this.registry.read()).remotes[id]?.versions.find((known) => known.version === version);
    if (!found) throw new Error(`${id} ${version} was not shipped`);
    return found;
  };
}
