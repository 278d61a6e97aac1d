import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { runSerambi } from "./runSerambi.mjs";
import { untilShown } from "./untilShown.mjs";

const SITE = "main";

/** Where a remote has a text that stands on a page of the site. */
const TEXTS = {
  courses: { file: "classes.en.ts", page: "/Courses", text: "Search a field, a tool or a skill" },
  blog: { file: "lists.en.ts", page: "/News", text: "Follow by RSS" },
};

/** One text of one remote, changed in a copy of the repository and shipped to a server that runs. */
export class TextChange {
  #original;
  #number = 0;

  /** @param remote one of those of which a text is known */
  constructor(root, dataDir, port, remote) {
    if (!Object.hasOwn(TEXTS, remote)) throw new Error(`--remote is one of ${Object.keys(TEXTS).join(", ")}`);
    Object.assign(this, { root, dataDir, port, remote, ...TEXTS[remote] });
    this.file = path.join("remotes", remote, "messages", this.file);
  }

  /** @returns the parts of a change in milliseconds; `response`: from the new registry to the first whole new answer */
  async goLive({ isChecked }) {
    const text = await this.#edit();
    const place = { dataDir: this.dataDir, env: isChecked ? {} : { SHIP_CHECKS: "off" } };
    const check = isChecked ? (await runSerambi(this.root, place, "check", this.remote)).ms : Number.NaN;
    const from = Date.now();
    const isNew = ({ text: html }) => html.includes(text);
    const shown = untilShown(this.port, `${SITE}.localhost:${this.port}`, this.page, isNew);
    const [{ ms: ship }, shownAt] = await Promise.all([
      runSerambi(this.root, place, "ship", this.remote, "--by", "bench", "--why", "another text"),
      shown,
    ]);
    // The file is written just before it takes the old one's place.
    const { mtimeMs: liveAt } = await stat(path.join(this.dataDir, "registry.json"));
    return { check, ship, response: shownAt - liveAt, afterShip: shownAt - (from + ship) };
  }

  async #edit() {
    const file = path.join(this.root, this.file);
    this.#original ??= await readFile(file, "utf8");
    if (!this.#original.includes(this.text)) throw new Error(`${this.file} has no text "${this.text}" any more`);
    const text = `${this.text} (${(this.#number += 1)})`;
    await writeFile(file, this.#original.replace(this.text, text));
    return text;
  }
}
