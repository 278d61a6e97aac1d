import type { RegisteredRemote, Registry } from "../schema";
import { audienceText } from "./audience";
import { formatTable, minuteOf } from "./formatTable";

const stateOf = (version: string, { live, canary }: RegisteredRemote): string => {
  if (version === live) return "live";
  return version === canary?.version ? `canary: ${audienceText(canary)}` : "";
};

/** A table for people: one line per version, the newest first, the live one and a canary marked. */
export const formatList = (registry: Registry): string => {
  const rows = Object.entries(registry.remotes).flatMap(([id, remote]) =>
    remote.versions
      .toReversed()
      .map(({ version, shippedAt, by }) => [id, version, stateOf(version, remote), minuteOf(shippedAt), by]),
  );
  if (rows.length === 0) return "No remote has been shipped yet.";
  return formatTable(["remote", "version", "", "shipped (UTC)", "by"], rows);
};
