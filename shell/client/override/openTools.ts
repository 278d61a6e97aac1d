import type { PageState, PageTools } from "../boot/pageState";
import { watchPanelKey } from "../panel/watchPanelKey";
import { openLocal } from "./openLocal";
import type { OpenedRelease } from "./OpenedRelease";

/** A page for who develops: the panel behind its key, and a local build in the place of a remote where there is one. */
export const openTools = async (
  state: PageState,
  { local }: PageTools,
  live: OpenedRelease,
): Promise<OpenedRelease> => {
  const { release, source, ask, begin } = local ? await openLocal(state, local) : live;
  return {
    release,
    source,
    ...(ask && { ask }),
    begin: (browsing) => {
      watchPanelKey(state, browsing);
      begin?.(browsing);
    },
  };
};
