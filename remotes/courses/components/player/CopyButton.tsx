import { useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";
import { useState } from "react";

import type { Messages } from "../../messages/id";

/** Copies a text, and says whether it did. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const t = useMessages<Messages>();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed"); // not allowed here: the code can be selected by hand
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <Icon name={outcome === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{t[outcome ?? "copyCode"]}</span>
    </button>
  );
};
