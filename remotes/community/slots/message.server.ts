import { orNull, serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { MessageApi } from "../api/MessageApi";

const MessageProps = z.strictObject({
  /** A topic of the site's setting `messages`. */
  topic: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  /** For links to it from elsewhere on the page. */
  anchor: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  /** Look on its page: `plain` beside its title, `bare` inside a section that has the words. */
  look: z._default(z.enum(["plain", "bare"]), "plain"),
});

/** `community.message.v1`: a form of the site's office. */
export const messageSlot = serverSlot(MessageProps, async ({ http }, { topic }) => ({
  topic: await orNull(new MessageApi(http).topic(topic)),
}));
