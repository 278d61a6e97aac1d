import { createReadStream, existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";

import fastifyStatic from "@fastify/static";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply } from "fastify";

import { loadLayout } from "../../client/layouts";
import { resolve } from "../../registry/resolve";
import type { RegistryFile } from "../../registry/RegistryFile";
import { fontFile } from "../fonts";
import { kainPicture } from "../kainRoute";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import { knownCohort } from "../visitor/visitorCohort";
import { encodingFor, sendCompressed, varyByEncoding } from "./compress";
import type { RemoteFiles } from "./RemoteFiles";

interface FilesDeps {
  readonly clientFolder: string;
  readonly remoteFiles: RemoteFiles;
  readonly registry: RegistryFile;
  readonly directory: TenantDirectory;
}

const FOREVER = "public, max-age=31536000, immutable";
const NAME = /^[\w@.+-]+$/;

const immutable = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", FOREVER).header("access-control-allow-origin", "*");

const missing = (what: string): AppError => new AppError("not-found", `No such ${what}`);

/** Types of the files that builds of remotes leave in `web/`, and of their asset sets. */
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Files that never change under their address: the shell's scripts, the web half of artefacts, fonts, pictures. */
export const registerFiles = async (
  app: FastifyInstance,
  { clientFolder, remoteFiles, registry, directory }: FilesDeps,
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
      const hashes = await remoteFiles.hashes(id, version);
      if (!hashes) throw missing("version");
      return sendCompressed(request, immutable(reply), {
        type: TYPES[".json"] ?? "application/json",
        text: JSON.stringify(hashes),
        isKept: true,
      });
    },
  );

  app.get<{ Params: { id: string; version: string; file: string } }>(
    "/remotes/:id/:version/:file",
    { config: { kind: "static" } },
    async (request, reply) => {
      const { id, version, file } = request.params;
      const found = await remoteFiles.find(id, version, file, encodingFor(request) === "br");
      if (!found) throw missing("file");
      varyByEncoding(reply);
      if (found.isCompressed) void reply.header("content-encoding", "br");
      return immutable(reply)
        .type(TYPES[extname(file)] ?? "application/octet-stream")
        .send(found.content);
    },
  );

  app.get<{ Params: { id: string; set: string; "*": string } }>(
    "/remotes/:id/assets/:set/*",
    { config: { kind: "static" } },
    async (request, reply) => {
      const { id, set, "*": path } = request.params;
      const found = await remoteFiles.findAsset(id, set, path);
      if (found === null) throw missing("file");
      const isCompressed = encodingFor(request) === "br" && existsSync(`${found}.br`);
      const file = isCompressed ? `${found}.br` : found;
      varyByEncoding(reply);
      if (isCompressed) void reply.header("content-encoding", "br");
      return immutable(reply)
        .type(TYPES[extname(path)] ?? "application/octet-stream")
        .header("content-length", (await stat(file)).size)
        .send(createReadStream(file));
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
    // While the platform is down this still says what is live for everybody.
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request)).catch(() => null);
    const tenant = site?.tenant.key ?? "";
    const now = await registry.read();
    const { id, remotes } = resolve(now, { tenant, cohort: knownCohort(request, now, tenant) });
    const live = Object.fromEntries(
      Object.entries(remotes).map(([name, { version, pages }]) => [
        name,
        {
          version,
          paths: pages.filter(({ isEverywhere }) => !isEverywhere).flatMap(({ paths }) => paths),
          entry: `/remotes/${name}/${version}/remoteEntry.js`,
          ...(now.remotes[name]?.canary?.version === version && { isCanary: true }),
        },
      ]),
    );
    return reply.header("cache-control", "no-store").send({ release: id, remotes: live });
  });
};
