import type { SlotRequest } from "@serambi/kernel/remote";

import type { Route, SiteRelease } from "../../client/page/types";
import type { LoadedRemote } from "../../registry/BundleLoader";
import type { Chunks } from "../../registry/schema";
import type { ScriptFile, StyleFile } from "./ClientAssets";
import type { LiveRelease } from "./LiveRelease";

/** What a page loads besides the shell: the closed graph of its chunks, known before any of it runs. */
export interface PageFiles {
  readonly scripts: readonly ScriptFile[];
  readonly styles: readonly StyleFile[];
}

interface Shows {
  readonly route: Route | null;
  readonly slots: readonly SlotRequest[];
  readonly language: string;
}

const addressed = ({ artefact }: LoadedRemote, file: string): string =>
  `/remotes/${artefact.id}/${artefact.version}/${file.replace(/^web\//, "")}`;

const scriptFiles = (loaded: LoadedRemote, files: readonly string[]): ScriptFile[] =>
  files.map((file) => ({ href: addressed(loaded, file), integrity: loaded.artefact.files[file]?.sha384 ?? "" }));

const styleFiles = (loaded: LoadedRemote, files: readonly string[]): StyleFile[] =>
  files.map((file) => ({ href: addressed(loaded, file), text: loaded.styles.get(file) ?? "" }));

const uniqueBy = <T extends { readonly href: string }>(files: readonly T[]): T[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

/** Scripts of the page and of the slots on its first screen; styles of everything whose markup is in the HTML. */
export const pageFiles = (live: LiveRelease, site: SiteRelease, { route, slots, language }: Shows): PageFiles => {
  const scripts: ScriptFile[] = [];
  const styles: StyleFile[] = [];

  const add = (remote: string, find: (loaded: LoadedRemote) => Chunks | undefined, isNow: boolean): void => {
    const loaded = live.remotes.get(remote);
    if (loaded?.kind !== "loaded") return;
    const { artefact } = loaded;
    const needed = [artefact.base, artefact.messages[language], find(loaded)].flatMap((chunks) => chunks ?? []);
    styles.push(
      ...styleFiles(
        loaded,
        needed.flatMap(({ css }) => css),
      ),
    );
    if (isNow) scripts.push(...scriptFiles(loaded, [artefact.entry, ...needed.flatMap(({ js }) => js)]));
  };

  if (route) add(route.remote, ({ artefact }) => artefact.pages.find(({ id }) => id === route.page)?.chunks, true);
  for (const { name, isEager = false } of slots) {
    const remote = site.slots[name]?.remote;
    if (remote) add(remote, ({ artefact }) => artefact.slots.find((slot) => slot.name === name)?.chunks, isEager);
  }
  return { scripts: uniqueBy(scripts), styles: uniqueBy(styles) };
};
