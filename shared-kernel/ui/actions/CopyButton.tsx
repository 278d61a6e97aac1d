import { useState } from "react";

import { Icon } from "../pictures/Icon";

export interface CopyButtonProps {
  readonly text: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/** Copies a text, and says whether it did. How it looks is said by the place it is in. */
export const CopyButton = ({ text, texts }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed"); // not allowed here: the text can be selected by hand
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <Icon name={outcome === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{texts[outcome ?? "copy"]}</span>
    </button>
  );
};
