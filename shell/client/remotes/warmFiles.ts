import type { FileList, HashedFile } from "../page/sentPage";
import { learnHashes } from "./chunkIntegrity";

/** By address: each file is asked for once. */
const asked = new Set<string>();

/** What an extension put into the document may have no address. */
const note = (href: string): void => {
  if (URL.canParse(href)) asked.add(new URL(href).pathname);
};

/** Files that the page has, whoever brought them: its own scripts, slots that came near, styles that stand in the HTML. */
const noteLoaded = (): void => {
  for (const { name } of performance.getEntriesByType("resource")) note(name);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet],link[rel=preload]"))
    note(href);
};

/** Those that are neither there nor on their way; from now on they are. */
const takeNews = (files: readonly HashedFile[]): HashedFile[] => {
  const news = files.filter(([address]) => !asked.has(address));
  for (const [address] of news) asked.add(address);
  return news;
};

const preload = ([href, integrity]: HashedFile, as: "script" | "style"): void => {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = as;
  link.href = href;
  link.crossOrigin = "anonymous";
  link.integrity = integrity;
  document.head.append(link);
};

/** Has the browser fetch code side by side with its data: by the time the code is asked for, all of it is there or on its way. */
export const warmFiles = ({ scripts, styles }: FileList): void => {
  learnHashes(Object.fromEntries([...scripts, ...styles]));
  noteLoaded();
  for (const file of takeNews(scripts)) preload(file, "script");
  for (const file of takeNews(styles)) preload(file, "style");
};

/** Has the browser fetch code that nobody needs yet, behind everything else: it lies in its cache then. */
export const fetchAhead = async ({ scripts, styles }: FileList): Promise<void> => {
  learnHashes(Object.fromEntries([...scripts, ...styles]));
  noteLoaded();
  for (const file of [...scripts, ...styles]) {
    // Each at its turn: what is still to come when the visitor clicks is preloaded then.
    for (const [address, integrity] of takeNews([file])) {
      try {
        const answer = await fetch(address, { integrity, priority: "low" });
        await answer.arrayBuffer();
      } catch {
        asked.delete(address); // it comes with the click
      }
    }
  }
};
