import { createReadStream } from "node:fs";
import { basename } from "node:path";

import fastifyStatic from "@fastify/static";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply } from "fastify";

import { loadLayout } from "../../client/layouts";
import { resolve } from "../../registry/resolve";
import type { FileArtefactStore } from "../../registry/FileArtefactStore";
import type { RegistryFile } from "../../registry/RegistryFile";
import type { Artefact } from "../../registry/schema";
import { fontFile } from "../fonts";
import { kainPicture } from "../kainRoute";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";

interface FilesDeps {
  readonly clientFolder: string;
  readonly store: FileArtefactStore;
  readonly registry: RegistryFile;
  readonly directory: TenantDirectory;
}

const FOREVER = "public, max-age=31536000, immutable";
const NAME = /^[\w@.+-]+$/;

const immutable = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", FOREVER).header("access-control-allow-origin", "*");

const missing = (what: string): AppError => new AppError("not-found", `No such ${what}`);

/** sha384 of what a browser loads, by the name it asks for. */
const webHashes = ({ files }: Artefact): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith("web/") && !path.endsWith(".br"))
      .map(([path, { sha384 }]) => [path.slice("web/".length), sha384]),
  );

/** Files that never change under their address: the shell's scripts, the web half of artefacts, fonts, pictures. */
export const registerFiles = async (
  app: FastifyInstance,
  { clientFolder, store, registry, directory }: FilesDeps,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: [clientFolder],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });

  app.get<{ Params: { file: string } }>("/assets/:file", { config: { kind: "static" } }, (request, reply) => {
    const { file } = request.params;
    if (!NAME.test(file)) throw missing("file");
    return immutable(reply).sendFile(file, clientFolder);
  });

  app.get<{ Params: { id: string; version: string } }>(
    "/remotes/:id/:version/integrity.json",
    { config: { kind: "static" } },
    async (request, reply) => {
      const { id, version } = request.params;
      const shipped = (await registry.read()).remotes[id]?.versions.find((known) => known.version === version);
      const stored = shipped && (await store.describe(id, version));
      if (!stored || stored.sha384 !== shipped.sha384) throw missing("version");
      return immutable(reply).send(webHashes(stored.artefact));
    },
  );

  app.get<{ Params: { id: string; version: string; file: string } }>(
    "/remotes/:id/:version/:file",
    { config: { kind: "static" } },
    (request, reply) => {
      const { id, version, file } = request.params;
      if (![id, version, file].every((part) => NAME.test(part) && !part.startsWith("."))) throw missing("file");
      return immutable(reply).sendFile(file, `${store.folder(id, version)}/web`);
    },
  );

  app.get<{ Params: { family: string; file: string } }>(
    "/fonts/:family/:file",
    { config: { kind: "static" } },
    (request, reply) => {
      const path = fontFile(`/fonts/${request.params.family}/${basename(request.params.file)}`);
      if (path === null) throw missing("font");
      return immutable(reply).type("font/woff2").send(createReadStream(path));
    },
  );

  app.get<{ Params: Record<string, string>; Querystring: Record<string, string> }>(
    "/kain/:variant/:motif/:seed",
    { config: { kind: "static" } },
    async (request, reply) => {
      const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
      if (!site) throw missing("picture");
      const { settings } = site.tenant;
      const { design } = await loadLayout(settings.layout);
      const picture = kainPicture({ ...request.params, ...request.query }, settings.css, design.kainMotif);
      if (!picture) throw missing("picture");
      return immutable(reply).type("image/svg+xml").send(picture.svg);
    },
  );

  app.get("/favicon.svg", { config: { kind: "static" } }, async (request, reply) => {
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
    if (!site) throw missing("picture");
    const { css, layout } = site.tenant.settings;
    const picture = kainPicture(
      { variant: "avatar", motif: "site", seed: `${site.tenant.key}.svg`, w: 64, h: 64 },
      css,
      (await loadLayout(layout)).design.kainMotif,
    );
    if (!picture) throw missing("picture");
    return reply.header("cache-control", "public, max-age=3600").type("image/svg+xml").send(picture.svg);
  });

  app.get("/registry.json", { config: { kind: "static" } }, async (request, reply) => {
    const { id, remotes } = resolve(await registry.read(), { tenant: parseHost(request.headers.host), cohort: "" });
    const live = Object.fromEntries(
      Object.entries(remotes).map(([name, { version }]) => [
        name,
        { version, entry: `/remotes/${name}/${version}/remoteEntry.js` },
      ]),
    );
    return reply.header("cache-control", "no-store").send({ release: id, remotes: live });
  });
};
