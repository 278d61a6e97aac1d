import { serverSlot } from "@serambi/kernel/server";
import * as z from "zod/mini";

const DemoProps = z.strictObject({
  /** For links to it from elsewhere on the page. */
  anchor: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  note: z.optional(z.string().check(z.maxLength(200))),
});

/** `community.demo-request.v1`: the form for a demo, in a site's own words. */
export const demoSlot = serverSlot(DemoProps, () => Promise.resolve({}));
