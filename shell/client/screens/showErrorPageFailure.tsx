import type { Root } from "react-dom/client";

import type { ShellMessages } from "../messages";
import { ErrorPageFailure } from "./ErrorPageFailure";

const lost = new WeakSet<Root>();

/** Puts the last screen into a root whose tree is lost. Once: what cannot show even that stays empty. */
export const showErrorPageFailure = (root: Root, t: ShellMessages, error: unknown): void => {
  if (lost.has(root)) return;
  lost.add(root);
  root.render(<ErrorPageFailure t={t} error={error} />);
};
