/** Imports of `x.folder`: see folderFiles.cjs. */
const { filesBelow, folderOf } = require("./folderFiles.cjs");

module.exports = function folderLoader(text) {
  const folder = folderOf(this.resourcePath, text);
  this.addContextDependency(folder);
  return `export default ${JSON.stringify(Object.fromEntries(filesBelow(folder)))};`;
};
