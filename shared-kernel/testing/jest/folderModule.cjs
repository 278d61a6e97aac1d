/** Imports of `x.folder`, as the build has them (shell/start/folderFiles.cjs). Whatever changes below the folder is another module. */
const { createHash } = require("node:crypto");

const { filesBelow, folderOf } = require("../../../shell/start/folderFiles.cjs");

const textOf = (text, file) => JSON.stringify(Object.fromEntries(filesBelow(folderOf(file, text))));

module.exports = {
  process: (text, file) => ({ code: `module.exports = { __esModule: true, default: ${textOf(text, file)} };` }),
  getCacheKey: (text, file) => createHash("sha256").update(textOf(text, file)).digest("hex"),
};
