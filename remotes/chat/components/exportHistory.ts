import type { HistoryEntry } from "../contract/chat";

/** Hands the visitor their conversations as a file. */
export const exportHistory = (entries: readonly HistoryEntry[]): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "conversations.json";
  link.click();
  URL.revokeObjectURL(address);
};
