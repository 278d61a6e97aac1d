import type { PageState } from "../boot/pageState";
import { FederatedSource } from "../remotes/FederatedSource";
import type { OpenedRelease } from "./OpenedRelease";

/** The release that the server decided; for who develops, with the tools that the page brings along. */
export const openRelease = async (state: PageState): Promise<OpenedRelease> => {
  const { release, tools } = state;
  const live = { release, source: new FederatedSource(release.remotes) };
  if (!tools) return live;
  try {
    const { openTools } = await import(/* webpackChunkName: "tools" */ "./openTools");
    return await openTools(state, tools, live);
  } catch (error) {
    console.warn("The tools for development could not be loaded", error);
    return live;
  }
};
