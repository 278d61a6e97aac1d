/**
 * The role that a part of a table has anyway. Folding changes how its parts are displayed, and a browser may then no longer
 * take them for a table: written out they stay one for screen readers.
 */
export const tableRole = (role: "table" | "rowgroup" | "row" | "rowheader" | "columnheader" | "cell") => ({ role });
