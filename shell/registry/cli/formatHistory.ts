import type { HistoryEntry } from "../schema";
import { audienceText } from "./audience";
import { formatTable, minuteOf } from "./formatTable";

const whatOf = ({ action, version, from, audience, gone }: HistoryEntry): string => {
  switch (action) {
    case "canary":
      return `${version} on trial for ${audience ? audienceText(audience) : "some"}`;
    case "abort":
      return `${version} taken back, ${from ?? "nothing"} for everybody`;
    case "prune":
      return `${(gone ?? []).join(", ")} deleted`;
    case "rollback":
      return `${version} again, not ${from ?? "nothing"}`;
    case "ship":
    case "live":
    case "promote":
      return `${version} live${from === null ? "" : `, not ${from}`}`;
  }
};

/** A table for people: what happened to a remote, the newest first. */
export const formatHistory = (history: readonly HistoryEntry[]): string =>
  formatTable(
    ["when (UTC)", "action", "what", "by", "why"],
    history.map((entry) => [minuteOf(entry.at), entry.action, whatOf(entry), entry.by, entry.why]),
  );
