import * as z from "zod/mini";

export const EmptyPageProps = z.object({ title: z.string() });
export type EmptyPageProps = z.infer<typeof EmptyPageProps>;
