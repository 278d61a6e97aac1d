import { withClean } from "@serambi/kernel/pages";

/** A post with its content as it may stand in a page. */
export const withCleanContent = withClean("content");
