import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { runSerambi } from "./runSerambi.mjs";
import { untilShown } from "./untilShown.mjs";

const REMOTE = "courses";
const SITE = "main";
const PAGE = "/Courses";
const FILE = path.join("remotes", REMOTE, "messages", "classes.en.ts");
/** Stands in the search field of the list. */
const TEXT = "Search a field, a tool or a skill";

/** One text of one remote, changed in a copy of the repository and shipped to a server that runs. */
export class TextChange {
  #original;
  #number = 0;

  constructor(root, dataDir, port) {
    Object.assign(this, { root, dataDir, port });
  }

  /** @returns the parts of a change in milliseconds; `response`: from the new registry to the first whole new answer */
  async goLive({ isChecked }) {
    const text = await this.#edit();
    const place = { dataDir: this.dataDir, env: isChecked ? {} : { SHIP_CHECKS: "off" } };
    const check = isChecked ? (await runSerambi(this.root, place, "check", REMOTE)).ms : Number.NaN;
    const from = Date.now();
    const isNew = ({ text: html }) => html.includes(text);
    const shown = untilShown(this.port, `${SITE}.localhost:${this.port}`, PAGE, isNew);
    const [{ ms: ship }, shownAt] = await Promise.all([
      runSerambi(this.root, place, "ship", REMOTE, "--by", "bench", "--why", "another text"),
      shown,
    ]);
    // The file is written just before it takes the old one's place.
    const { mtimeMs: liveAt } = await stat(path.join(this.dataDir, "registry.json"));
    return { check, ship, response: shownAt - liveAt, afterShip: shownAt - (from + ship) };
  }

  async #edit() {
    const file = path.join(this.root, FILE);
    this.#original ??= await readFile(file, "utf8");
    if (!this.#original.includes(TEXT)) throw new Error(`${FILE} has no text "${TEXT}" any more`);
    const text = `${TEXT} (${(this.#number += 1)})`;
    await writeFile(file, this.#original.replace(TEXT, text));
    return text;
  }
}
