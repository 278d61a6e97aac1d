import type { DockEdge } from "@serambi/kernel/remote";

/** Where session storage has what this tab has docked on each edge. */
export const DOCKED_KEYS: Readonly<Record<DockEdge, string>> = { below: "docked", beside: "docked_beside" };
