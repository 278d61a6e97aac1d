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
