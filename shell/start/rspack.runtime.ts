import { relative, sep } from "node:path";

import { rspack, type Compiler } from "@rspack/core";

/** Waits for the hash of a chunk before it is asked for. Chunks of shared libraries have no file. */
class IntegrityGate extends rspack.RuntimeModule {
  constructor() {
    super("integrity gate", rspack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunk, getChunkScriptFilename, publicPath } = rspack.RuntimeGlobals;
    return `
      var loadChunk = ${ensureChunk};
      ${ensureChunk} = function (id) {
        var file = ${publicPath} + ${getChunkScriptFilename}(id);
        return /_sharing_/.test(id) || serambiIntegrity.knows(file)
          ? loadChunk(id)
          : serambiIntegrity.fetch(${publicPath}).then(function () { return loadChunk(id); });
      };`;
  }
}

/**
 * Every script and style is loaded by its sha384, which the page brings along or fetches when it needs more
 * (`shell/client/remotes/chunkIntegrity.ts`). No runtime carries hashes of chunks that its page never asks for.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("ChunkIntegrityPlugin", (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap("ChunkIntegrityPlugin", (code) => `${code}\nserambiIntegrity.guard(script, script.src);`);
      createLink.tap("ChunkIntegrityPlugin", (code) => `${code}\nserambiIntegrity.guard(link, link.href);`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap("ChunkIntegrityPlugin", (chunk) =>
        compilation.addRuntimeModule(chunk, new IntegrityGate()),
      );
    });
  }
}

/** Where chunks of a build put what they hold: one list for each name, however often its entry is loaded. */
class ChunkList extends rspack.RuntimeModule {
  constructor(private readonly list: string) {
    super("chunk list", rspack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const list = `globalThis[${JSON.stringify(this.list)}]`;
    return `document.currentScript.chunks = __webpack_require__.chunks = ${list} = ${list} || [];`;
  }
}

/**
 * Whoever loads a chunk tells it where to put what it holds, so that it need not name its version: what two versions have in
 * common is the same file, byte for byte, and is compressed once.
 */
export class ChunkListPlugin {
  /** What `output` must say for it. */
  static readonly output = { globalObject: "document.currentScript", chunkLoadingGlobal: "chunks" };

  /** @param list name of the global that only the entry and its chunk loader know */
  constructor(private readonly list: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("ChunkListPlugin", (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap("ChunkListPlugin", (code) => `${code}\nscript.chunks = __webpack_require__.chunks;`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap("ChunkListPlugin", (chunk) =>
        compilation.addRuntimeModule(chunk, new ChunkList(this.list)),
      );
    });
  }
}

/** Of the loading code of shared libraries: what says which chunk needs which of them, and nothing of versions. */
const consumption = (source: string): string => {
  const chunks = /chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping/.exec(source)?.[1];
  const libraries = [
    ...source.matchAll(
      /("[^"]+"): \{ shareScope: "default", shareKey: ("[^"]+"), import: null, requiredVersion: "\*"/g,
    ),
  ];
  const isWhole =
    source.split("shareScope: ").length - 1 === libraries.length && source.includes("initialConsumes: []");
  if (chunks === undefined || libraries.length === 0 || !isWhole)
    throw new Error("This version of rspack writes the use of shared libraries another way: see LeanSharingPlugin");
  return `
    var libraries = {${libraries.map(([, id, key]) => `${id}: ${key}`).join(", ")}};
    var libraryChunks = ${chunks};
    var arriving = {};
    __webpack_require__.f.consumes = function (chunkId, promises) {
      if (!__webpack_require__.o(libraryChunks, chunkId)) return;
      libraryChunks[chunkId].forEach(function (id) {
        if (!__webpack_require__.o(arriving, id))
          arriving[id] = Promise.resolve()
            .then(function () {
              var versions = __webpack_require__.S["default"][libraries[id]];
              if (!versions) throw new Error("The shell does not share " + libraries[id]);
              var version = Object.values(versions)[0];
              version.loaded = 1;
              return version.get();
            })
            .then(
              function (factory) {
                __webpack_require__.m[id] = function (module) {
                  module.exports = factory();
                };
              },
              function (error) {
                delete arriving[id];
                throw error;
              }
            );
        promises.push(arriving[id]);
      });
    };`;
};

/** A remote shares nothing itself: there is nothing to bring in before it starts. */
const noSharing = (source: string): string => {
  if (!/scopeToSharingDataMapping: \{\s*\}/.test(source)) throw new Error("A remote shares a library of its own");
  return `
    __webpack_require__.S = {};
    __webpack_require__.I = function () {
      return 1;
    };`;
};

const LEAN: Readonly<Record<string, (source: string) => string>> = {
  consumes_loading: consumption,
  sharing: noSharing,
};

/**
 * A remote is handed each shared library by the shell, in the one version that there is (decision 2). What containers
 * bring along to choose between versions is left out of theirs: 2.6 of 4.4 KB, on every page.
 */
export class LeanSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("LeanSharingPlugin", (compilation) => {
      compilation.hooks.runtimeModule.tap("LeanSharingPlugin", (module) => {
        // Sources that cannot be read use no library: the build says so itself, and what it would write is not.
        if (compilation.errors.length > 0) return;
        const lean = LEAN[module.name];
        if (lean && module.source) module.source.source = Buffer.from(lean(module.source.source.toString()));
      });
    });
  }
}

/** Of a remote and of the kernel: what a server alone reads. */
const SERVER_HALF = /\.server\.tsx?$|^(?:documents|service)[\\/]|[\\/]shared-kernel[\\/](?:server|service)[\\/]/;

/** Refuses a build for browsers that has anything of the server's half in it. Its types are no part of a build. */
export class BrowserHalfPlugin {
  apply(compiler: Compiler): void {
    const named = (file: string): string => relative(compiler.context, file).split(sep).join("/");
    compiler.hooks.compilation.tap("BrowserHalfPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("BrowserHalfPlugin", (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !SERVER_HALF.test(named(file))) continue;
          const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          // What it imports itself says nothing new.
          if (!importer || SERVER_HALF.test(named(importer))) continue;
          const problem = new rspack.WebpackError(
            `${named(importer)} imports ${named(file)}: browsers get nothing of the server's half. Import its types only: import type { … }`,
          );
          compilation.errors.push(problem);
        }
      });
    });
  }
}

/** Tells the process that watches a build of several halves what became of it: once all of them are done. */
export class BuildReportPlugin {
  /** By half: null while it is being built. */
  private readonly errors: (string | null)[];

  /**
   * @param container name of the global that the entry defines
   * @param halves how many builds make one
   */
  constructor(
    private readonly container: string,
    halves: number,
  ) {
    this.errors = Array.from({ length: halves }, () => null);
    // Nobody watches any more, however they ended.
    process.once("disconnect", () => process.exit());
  }

  /** The plugin of one half. */
  half = (index: number): { readonly apply: (compiler: Compiler) => void } => ({
    apply: (compiler) => {
      const begin = (): void => {
        this.errors[index] = null;
        this.tell({ kind: "building" });
      };
      // Said as soon as a file has changed: the other half may be done before this one begins.
      compiler.hooks.invalid.tap("BuildReportPlugin", begin);
      compiler.hooks.watchRun.tap("BuildReportPlugin", begin);
      compiler.hooks.done.tap("BuildReportPlugin", (stats) =>
        this.end(index, stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : ""),
      );
      compiler.hooks.failed.tap("BuildReportPlugin", (error) => this.end(index, error.message));
    },
  });

  private end(index: number, errors: string): void {
    this.errors[index] = errors;
    if (this.errors.includes(null)) return;
    const all = this.errors.filter((text) => text !== null && text !== "").join("\n");
    this.tell(all === "" ? { kind: "built", container: this.container } : { kind: "failed", errors: all });
  }

  private tell(report: object): void {
    process.send?.(report);
  }
}
