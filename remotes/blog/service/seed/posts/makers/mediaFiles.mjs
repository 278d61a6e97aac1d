import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files of sites are the platform's; the lists that name them stand beside the posts. */
const MEDIA = join(import.meta.dirname, "../../../../../../shell/platform/seed/media");
const LISTS = join(import.meta.dirname, "..", "..", "media");
const HASH = "[0-9a-f]{8}";

/** Eight digits that change with what they are made of. */
export const digestOf = (what) => createHash("sha256").update(what).digest("hex").slice(0, 8);

/** Puts a file of a tenant in the place of an earlier one, under a name that says what is in it. @returns its address */
export const keepFile = (tenant, name, ending, bytes) => {
  const folder = join(MEDIA, tenant);
  if (!existsSync(folder)) mkdirSync(folder);
  const earlier = new RegExp(`^${name}-${HASH}\\.${ending}$`);
  for (const file of readdirSync(folder)) if (earlier.test(file)) rmSync(join(folder, file));
  const file = `${name}-${digestOf(bytes)}.${ending}`;
  writeFileSync(join(folder, file), bytes);
  process.stdout.write(`${tenant} ${file} ${bytes.length}\n`);
  return `/media/${tenant}/${file}`;
};

/** Takes away the files of a tenant that have such a name and no place in its list. */
export const removeOthers = (pattern, kept) => {
  for (const tenant of readdirSync(MEDIA, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const file of readdirSync(join(MEDIA, tenant.name)))
      if (pattern.test(file) && !kept.has(`/media/${tenant.name}/${file}`)) rmSync(join(MEDIA, tenant.name, file));
};

/** Writes the entries of a list of `seed/media`: `export const <name>: … = {…};`. What else stands in the file stays. */
export const writeList = (name, entries) => {
  const path = join(LISTS, `${name}.ts`);
  const place = new RegExp(`(?<=export const ${name}: [^=]*= )\\{[\\s\\S]*?\\}(?=;)`);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(place, () => JSON.stringify(entries, null, 2)),
  );
};
