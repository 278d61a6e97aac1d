import type { Belt } from "../../contract/pesilat/belts";

/** Where a belt stands on the ladder's page. */
export const rungId = (belt: Belt): string => `belt-${belt}`;
