import * as z from "zod/mini";

export const schema = z.object({ title: z.string() });
export type EmptyPageProps = z.infer<typeof schema>;
