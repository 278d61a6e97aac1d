const path = require("node:path");

const KERNEL = path.join(__dirname, "..", "..", "shared-kernel");
const KERNEL_PACKAGE = /^@serambi\/kernel\//;

/** The export by which a module of a remote says in which chunk a browser finds it (`shell/registry/pack.ts`). */
const CHUNK_MARK = "serambiChunk";

const plain = (file) =>
  file
    .split(path.sep)
    .join("/")
    .replace(/\.tsx?$/, "")
    .replace(/\/index$/, "")
    .replace(/[^\w.]+/g, "-")
    .replace(/^-|-$/g, "");

/** The name of a file's chunk: its path in the folder that is built, `kernel-…` for one of the kernel. */
const chunkOfFile = (folder, file) => {
  const inKernel = path.relative(KERNEL, file);
  return inKernel.startsWith("..") ? plain(path.relative(folder, file)) : `kernel-${plain(inKernel)}`;
};

/** The name of the chunk that `import("request")` in a file asks for. */
const chunkOfImport = (folder, from, request) => {
  if (request.startsWith(".")) return chunkOfFile(folder, path.resolve(path.dirname(from), request));
  return plain(request.replace(KERNEL_PACKAGE, "kernel/"));
};

module.exports = { CHUNK_MARK, chunkOfFile, chunkOfImport };
