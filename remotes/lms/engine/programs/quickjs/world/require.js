/** `require` of files and of modules. */
export const addRequire = (world) => {
  const { builtin, define, host, inspect, process } = world;
  const folderOf = (path) => (path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "");
  const joined = (from, to) => {
    const parts = [];
    for (const part of (folderOf(from) + to).split("/")) {
      if (part === "..") parts.pop();
      else if (part !== "." && part !== "") parts.push(part);
    }
    return parts.join("/");
  };
  const loaded = new Map();
  const requireFrom = (from) => (request) => {
    const name = String(request).replace(/^node:/, "");
    if (Object.hasOwn(builtin, name)) return builtin[name];
    if (!/^\.{0,2}\//.test(name))
      throw Object.assign(new Error(`Cannot find module '${request}'`), { code: "MODULE_NOT_FOUND" });
    const wanted = joined(from, name);
    const path = [wanted, `${wanted}.js`, `${wanted}.json`, `${wanted}/index.js`].find(
      (one) => host.readFile(one) !== null,
    );
    if (path === undefined)
      throw Object.assign(new Error(`Cannot find module '${request}'`), { code: "MODULE_NOT_FOUND" });
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {}, id: path, filename: path };
    loaded.set(path, module);
    if (path.endsWith(".json")) module.exports = JSON.parse(host.readFile(path));
    else host.evaluateFunction(path)(module.exports, requireFrom(path), module, path, folderOf(path));
    return module.exports;
  };
  define("require", Object.assign(requireFrom(host.main), { main: undefined }));
  const main = { exports: {}, id: ".", filename: host.main };
  define("module", main);
  define("exports", main.exports);
  define("__filename", host.main);
  define("__dirname", "/");
  globalThis.require.main = main;
  Object.assign(world, {
    /** How an error that nobody caught is told. */
    describe: (error) => (error instanceof Error ? inspect(error) : `Uncaught ${inspect(error)}`),
    /** @returns the code that the program ends with */
    beforeExit: () => {
      process.emit("exit", process.exitCode ?? 0);
      return process.exitCode ?? 0;
    },
  });
};
