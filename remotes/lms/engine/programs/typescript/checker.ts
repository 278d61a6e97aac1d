import type ts from "typescript";

import type { Diagnostic, SourceFile } from "../../../contract/studio/Session";
import type { RuntimeFiles } from "../base/serve";
import world from "./world.dts.txt?text";

const LIBRARIES = /^lib\/(lib\..*\.d\.ts)$/;
const WORLD = "/world.d.ts";
const LIB_FOLDER = "/lib/";

/** What the compiler has against a program; nothing where it takes it. */
export type Check = (files: readonly SourceFile[]) => readonly Diagnostic[];

const loadCompiler = async (files: RuntimeFiles): Promise<typeof ts> => {
  // The package is a script that puts itself into `module.exports` where there is one.
  const module = { exports: {} as typeof ts }; // filled by the script
  const source = await files.text("lib/typescript.js");
  // A classic worker has no other way to hand a script its `module`.
  // oxlint-disable-next-line typescript/no-implied-eval
  const define = new Function("module", "exports", source) as (module: object, exports: object) => void;
  define(module, module.exports);
  return module.exports;
};

/** TypeScript's own checker, with the library of ECMAScript and what the interpreter has besides. */
export const loadChecker = async (files: RuntimeFiles): Promise<Check> => {
  const compiler = await loadCompiler(files);
  const libraries = new Map<string, ts.SourceFile>();
  const target = compiler.ScriptTarget.ES2023;
  for (const name of files.names()) {
    const library = LIBRARIES.exec(name)?.[1];
    if (library !== undefined)
      libraries.set(
        LIB_FOLDER + library,
        compiler.createSourceFile(LIB_FOLDER + library, await files.text(name), target),
      );
  }
  libraries.set(WORLD, compiler.createSourceFile(WORLD, world, target));
  const options: ts.CompilerOptions = {
    target,
    lib: ["lib.es2023.d.ts"],
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    moduleDetection: compiler.ModuleDetectionKind.Force,
    strict: true,
    noEmit: true,
    types: [],
    allowImportingTsExtensions: true,
  };
  return (sources) => {
    const texts = new Map(sources.map(({ path, text }) => [`/${path}`, text]));
    const host: ts.CompilerHost = {
      getSourceFile: (path, howParsed) => {
        const text = texts.get(path);
        // The option `howParsed` makes it a module: a class of a program may have the name of one of the library.
        return text === undefined ? libraries.get(path) : compiler.createSourceFile(path, text, howParsed, true);
      },
      fileExists: (path) => texts.has(path) || libraries.has(path),
      readFile: (path) => texts.get(path),
      getDefaultLibFileName: () => `${LIB_FOLDER}lib.es2023.d.ts`,
      getDefaultLibLocation: () => LIB_FOLDER,
      getCurrentDirectory: () => "/",
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      writeFile: () => undefined,
    };
    const roots = [...texts.keys()].filter((path) => /\.[cm]?tsx?$/.test(path));
    const program = compiler.createProgram({ rootNames: [WORLD, ...roots], options, host });
    const found = roots.flatMap((path) => {
      const file = program.getSourceFile(path);
      return file ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)] : [];
    });
    return found
      .filter(({ category }) => category === compiler.DiagnosticCategory.Error)
      .map(({ file, start, messageText }) => {
        const place = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : null;
        return {
          severity: "error",
          message: compiler.flattenDiagnosticMessageText(messageText, "\n"),
          path: file ? file.fileName.slice(1) : null,
          line: place ? place.line + 1 : null,
          column: place ? place.character + 1 : null,
        };
      });
  };
};
