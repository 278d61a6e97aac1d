import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { sha384 } from "../../registry/integrity";

const Graph = z.object({ groups: z.record(z.string(), z.array(z.string())) });

/** A script with the hash that the browser checks. */
export interface ScriptFile {
  readonly href: string;
  readonly integrity: string;
}

export interface StyleFile {
  readonly href: string;
  readonly text: string;
}

/** The shell's own built files: read once, when the process starts. */
export class ClientAssets {
  private readonly groups: Readonly<Record<string, string[]>>;
  private readonly scripts = new Map<string, ScriptFile>();
  private readonly styles = new Map<string, StyleFile>();
  /** Text of the script that asks for all others once a page is painted. */
  readonly startLater: string;

  /** @param dist the shell's `dist` folder, with `client/`, `client.json` and `worker/` */
  constructor(dist: string) {
    this.startLater = readFileSync(join(dist, "worker", "startLater.js"), "utf8");
    this.groups = Graph.parse(JSON.parse(readFileSync(join(dist, "client.json"), "utf8"))).groups;
    for (const name of new Set(Object.values(this.groups).flat())) {
      const content = readFileSync(join(dist, "client", name));
      const href = `/assets/${name}`;
      if (name.endsWith(".js")) this.scripts.set(name, { href, integrity: sha384(content) });
      if (name.endsWith(".css")) this.styles.set(name, { href, text: content.toString("utf8") });
    }
  }

  /** Scripts of named chunks, in order, each once. */
  scriptsOf = (...names: string[]): ScriptFile[] => this.pick(this.scripts, names);

  /** Styles of named chunks, in order, each once. */
  stylesOf = (...names: string[]): StyleFile[] => this.pick(this.styles, names);

  /**
   * Files that any page may ask for later: all but layouts and texts, of which a page has its own, and what few ask for. The
   * entry's styles are in every page.
   */
  commonFiles = (): ScriptFile[] => {
    const names = Object.keys(this.groups).filter(
      (name) => !/^(?:layout-|messages-|(?:consent|tools|panel|member)$)/.test(name),
    );
    const styles = this.stylesOf(...names.filter((name) => name !== "shell"));
    return [
      ...this.scriptsOf(...names),
      ...styles.map(({ href, text }) => ({ href, integrity: sha384(Buffer.from(text)) })),
    ];
  };

  private pick<T>(files: ReadonlyMap<string, T>, names: readonly string[]): T[] {
    const assets = new Set(names.flatMap((name) => this.groups[name] ?? []));
    return [...assets].flatMap((asset) => files.get(asset) ?? []);
  }
}
