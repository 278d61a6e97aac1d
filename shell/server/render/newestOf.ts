import type { ShippedVersion } from "../../registry/schema";
import type { RemoteVersion } from "./Renderer";

/** Whose doing it is, where nobody can tell: the version that came last is the likeliest. */
export const newestOf = (
  suspects: readonly (readonly [remote: string, shipped: ShippedVersion])[],
): RemoteVersion | null => {
  const [newest] = suspects.toSorted(([, a], [, b]) => b.shippedAt.localeCompare(a.shippedAt));
  return newest ? { remote: newest[0], version: newest[1].version } : null;
};
