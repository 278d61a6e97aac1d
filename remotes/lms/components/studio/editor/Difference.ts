import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";

import { look } from "./look";

/** A text as it was before, with what was changed since. Returns what takes it away. */
export const showDifference = (
  parent: HTMLElement,
  texts: { readonly before: string; readonly now: string },
  { nonce, label, unchanged }: { readonly nonce: string; readonly label: string; readonly unchanged: string },
): (() => void) => {
  const view = new EditorView({
    parent,
    doc: texts.now,
    extensions: [
      EditorView.cspNonce.of(nonce),
      lineNumbers(),
      EditorState.phrases.of({ "$ unchanged lines": unchanged }),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
      unifiedMergeView({ original: texts.before, mergeControls: false, gutter: true, collapseUnchanged: {} }),
      look,
    ],
  });
  return () => view.destroy();
};
