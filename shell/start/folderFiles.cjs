/**
 * A file `x.folder` names a folder, relative to itself: importing it gives every file below that folder as text, by its path. Authors add and
 * rename files of content without a list that names them.
 */
const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

const folderOf = (file, text) => path.resolve(path.dirname(file), text.trim());

const filesBelow = (folder, prefix = "") =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      const name = prefix + entry.name;
      return entry.isDirectory() ? filesBelow(file, `${name}/`) : [[name, readFileSync(file, "utf8")]];
    });

module.exports = { filesBelow, folderOf };
