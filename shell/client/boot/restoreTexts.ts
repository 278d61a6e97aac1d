import type { PageState } from "./pageState";

type Holder = Record<string, unknown>;

/** Puts the texts that stand in the page's markup into its state, which travels without them. */
export const restoreTexts = (page: Document, state: PageState): void => {
  for (const [place, ...keys] of state.texts ?? []) {
    const last = keys.pop() ?? "";
    // The server wrote these keys down when it left the text out.
    const holder = keys.reduce((part, key) => part[key] as Holder, state as unknown as Holder);
    holder[last] = page.querySelector(`[data-text="${place}"]`)?.innerHTML ?? "";
  }
};
