/**
 * A file `x.folder` names a folder, relative to itself: importing it gives every file below that folder as text, by its path. Authors add and
 * rename files of content without a list that names them.
 */
const { readFileSync, readdirSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

const folderOf = (file, text) => resolve(dirname(file), text.trim());

const filesBelow = (folder, prefix = "") =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix + entry.name;
      if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${path}/`);
      return [[path, readFileSync(join(folder, entry.name), "utf8")]];
    });

module.exports = { filesBelow, folderOf };
