import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Enough files for a copy to be seen half done. */
const FILES = 60;

/** The build of a remote that has nothing to show: it is packed in an instant. */
export const buildTiny = async (folder: string, version: string): Promise<void> => {
  const names = Array.from({ length: FILES }, (_, index) => `chunk-${index}.bin`);
  const files = {
    "chunks.json": JSON.stringify({
      id: "tiny",
      version,
      container: "tiny",
      builtAgainst: {},
      groups: { remote: ["remoteEntry.js"] },
      hostClients: {},
      hasService: false,
    }),
    "server/remote.cjs": `exports.server = { remote: { id: "tiny", contract: 2, messages: {}, pages: [], slots: [] }, pages: {}, slots: {}, documents: [], hosts: [] }; // ${version}`,
    "web/remoteEntry.js": `/* ${version} */`,
    ...Object.fromEntries(names.map((name) => [`web/${name}`, `${name} of ${version}`])),
  };
  for (const part of ["web", "server"]) await mkdir(path.join(folder, part), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
};
