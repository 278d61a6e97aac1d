import { isShown, type HomeSection } from "@serambi/kernel/contracts";

/** A page without the sections that are hidden, not shown yet or not any more. */
export const shownNow = <P extends { readonly sections: readonly HomeSection[] }>(page: P, now: Date): P => ({
  ...page,
  sections: page.sections.filter((section) => isShown(section, now)),
});
