const STATE = /(<script type="application\/json" id="serambi-state">)([\s\S]*?)(<\/script>)/;
const FILES = /\/remotes\/[a-z0-9-]+\/[^/"]+\/(?=[^"]+\.(?:js|css)")/g;
const ENTRIES = /<link rel="preload" as="script" href="\/assets\/remoteEntry\.js"[^>]*>/g;
const SCRIPT_END = /</g;

/** Of a remote that is part of the bundle a page needs to know no more than its version. */
const withoutAddresses = (text) => {
  const state = JSON.parse(text);
  const remotes = Object.entries(state.release.remotes).map(([id, { version }]) => [id, { id, version }]);
  const release = { ...state.release, remotes: Object.fromEntries(remotes) };
  return JSON.stringify({ ...state, release }).replaceAll(SCRIPT_END, String.raw`\u003c`);
};

/** A page of the server as it would be with remotes in the shell's own bundle: one folder of files, and no container. */
export const withoutFederation = (html) => {
  if (!STATE.test(html)) throw new Error("The page has no state: is it the loading screen?");
  return html
    .replaceAll(FILES, "/assets/")
    .replaceAll(ENTRIES, "")
    .replace(STATE, (_, before, text, after) => before + withoutAddresses(text) + after);
};
