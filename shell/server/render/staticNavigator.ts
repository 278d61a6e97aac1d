import type { Navigator } from "@serambi/kernel/router";

const ignore = (): void => undefined;

/** Rendering happens where nobody can navigate: links only ask for their address. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`),
  push: ignore,
  replace: ignore,
  go: ignore,
};
