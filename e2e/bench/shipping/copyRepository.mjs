import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import path from "node:path";

/** What no build reads: history, data, what tests leave, and the tests across the product themselves. */
const LEFT_OUT = new Set([".git", ".cache", ".data", "docs", "e2e", "node_modules"]);

/** Links each package of a folder; those of this product must be the ones of the copy. */
const linkPackages = async (from, to) => {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (name !== "@serambi") await symlink(path.join(from, name), path.join(to, name));
};

/**
 * A copy of the repository with its builds, in which sources may change, with links to the installed libraries.
 * @returns its folder
 */
export const copyRepository = async (root, target) => {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(root)) {
    if (LEFT_OUT.has(name)) continue;
    const filter = (file) => path.basename(file) !== "node_modules";
    await cp(path.join(root, name), path.join(target, name), { recursive: true, filter });
  }
  await linkPackages(path.join(root, "node_modules"), path.join(target, "node_modules"));
  // Where a package has libraries of its own, in other versions than the rest.
  for (const folder of ["shell", "shell/platform", "shared-kernel"]) {
    const own = path.join(root, folder, "node_modules");
    if ((await readdir(own).catch(() => null)) !== null)
      await linkPackages(own, path.join(target, folder, "node_modules"));
  }
  const scope = path.join(target, "node_modules", "@serambi");
  await mkdir(scope);
  for (const [name, folder] of [
    ["kernel", "shared-kernel"],
    ["shell", "shell"],
    ["platform", "shell/platform"],
  ])
    await symlink(path.join(target, folder), path.join(scope, name));
  return target;
};
