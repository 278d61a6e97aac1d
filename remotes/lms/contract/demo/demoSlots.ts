import type { LmsDemo } from "./LmsDemo";

/** The slot that shows a demonstration, with what it shows. */
export const demoSlotOf = (
  demo: LmsDemo,
): { readonly name: string; readonly props: Readonly<Record<string, unknown>> } => {
  if (demo.kind !== "studio") return { name: `lms.demo-${demo.kind}.v1`, props: demo };
  const { title, language, code } = demo;
  return { name: "lms.studio.v1", props: { title, language, code } };
};
