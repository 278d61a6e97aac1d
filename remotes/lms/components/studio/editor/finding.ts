import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap, type EditorView } from "@codemirror/view";

/** Finding and replacing, and the other places of what is selected. */
export const finding: Extension = [highlightSelectionMatches(), search({ top: true }), keymap.of(searchKeymap)];

/** Does what a key of `FINDING_KEYS` is for. */
export const pressFinding = (view: EditorView, key: string): void => {
  searchKeymap.find((binding) => binding.key === key)?.run?.(view);
};
