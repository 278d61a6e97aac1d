import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { Command } from "commander";

import { defaultPath, nameProblem, pathProblem } from "../../scaffold/remoteName";
import { scaffold } from "../../scaffold/scaffold";
import { answer, examples, openRegistry, withJson, type JsonOption } from "../common";
import { ROOT } from "../root";

interface NewOptions extends JsonOption {
  readonly path?: string;
}

/** The live remote that has this path already. */
const claimant = async (path: string): Promise<string | undefined> => {
  const { remotes } = await openRegistry().read();
  return Object.entries(remotes).find(([, { live, versions }]) =>
    versions
      .find(({ version }) => version === live)
      ?.pages.some(({ paths }) => paths.some((claimed) => claimed.toLowerCase() === path.toLowerCase())),
  )?.[0];
};

/** A longer name breaks lines in other places: the formatter has the last word. */
const format = (folder: string): void => {
  const formatter = createRequire(join(ROOT, "package.json")).resolve("oxfmt/package.json");
  spawnSync(process.execPath, [join(dirname(formatter), "bin", "oxfmt"), folder], { cwd: ROOT, stdio: "ignore" });
};

const HELP = `
The remote has a page and a slot with their loaders, a client of a host, texts in two languages, and fixtures that the conformance
suite and \`serambi check\` open. It is on the sites for development (dev, staging) at its path as soon as it is shipped.`;

export const addNew = (program: Command): void => {
  withJson(
    program
      .command("new")
      .argument("<name>", "small letters, digits and hyphens: blog, open-house")
      .description("begin a remote of the standard shape in remotes/<name>")
      .option("--path <path>", "where its page stands; by its name where this is missing: /Open-House"),
  )
    .addHelpText("after", () => examples("new blog", "new open-house --path /Admissions/Open-House") + `\n${HELP}`)
    .action(async (name: string, { path = defaultPath(name), ...options }: NewOptions) => {
      const problem = nameProblem(name) ?? pathProblem(path);
      if (problem !== null) throw new Error(problem);
      const folder = join(ROOT, "remotes", name);
      if (existsSync(folder)) throw new Error(`remotes/${name} is there already`);
      const owner = await claimant(path);
      if (owner !== undefined) throw new Error(`${path} is a page of ${owner}: choose another path with --path`);
      const files = await scaffold(join(ROOT, "shell", "registry", "scaffold", "template"), folder, { name, path });
      format(folder);
      const text = `remotes/${name} is there: ${files.length} files, the page ${path}, the slot ${name}.next.v1

  npx serambi check ${name}     whether it can be shipped
  npx serambi ship ${name}      build, check, sign, go live; a running server shows it at the next request

It is then at ${path} on the sites for development (dev, staging). Any other site shows it once its settings list
"${path}" among their routes.`;
      answer(options, text, { remote: name, path, folder: `remotes/${name}`, files });
    });
};
