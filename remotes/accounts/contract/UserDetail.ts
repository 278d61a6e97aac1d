import * as z from "zod/mini";

/** `user/detail` of the auth host: who is signed in (specification section 7.2). */
export const UserDetail = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** 0–9 (specification section 6). */
  kind: z.int(),
  /** Named in the place of the kind's role, where the host gives one. */
  type: z.optional(z.string()),
});
export type UserDetail = z.infer<typeof UserDetail>;
