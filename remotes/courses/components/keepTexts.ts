import type { AddToCalendarProps, ShareLinkProps } from "@serambi/kernel/ui";

import type { Messages } from "../messages/id";

export const calendarTexts = (t: Messages): AddToCalendarProps["texts"] => ({
  add: t["calendar.add"],
  addNamed: t["calendar.addNamed"],
  done: t["calendar.done"],
  failed: t["calendar.failed"],
});

export const shareTexts = (t: Messages): ShareLinkProps["texts"] => ({
  copy: t["share.copy"],
  share: t["share.native"],
  copied: t["share.copied"],
  failed: t["share.failed"],
});
