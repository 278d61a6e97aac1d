import type { ShareLinkProps } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";

/** What a button says that passes an address on. */
export const shareTexts = (t: Messages): ShareLinkProps["texts"] => ({
  copy: t["share.copy"],
  share: t["share.native"],
  copied: t["share.copied"],
  failed: t["share.failed"],
});
