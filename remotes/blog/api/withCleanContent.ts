import { withClean } from "@serambi/kernel/html";

/** A post with its content as it may stand in a page. */
export const withCleanContent = withClean("content");
