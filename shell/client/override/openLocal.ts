import type { LocalBuild, PageState } from "../boot/pageState";
import type { Browsing } from "../navigation/Browsing";
import { loadMessages } from "../messages";
import { askPage } from "../navigation/askPage";
import { matchRoute } from "../page/routeTable";
import { keepTyped, restoreTyped } from "../recovery/typedText";
import { BuildFeed, type Build } from "./BuildFeed";
import { endOverride } from "./endOverride";
import { LocalPages } from "./LocalPages";
import { LocalSource } from "./LocalSource";
import type { OpenedRelease } from "./OpenedRelease";
import { showBadge } from "./showBadge";

/** A build that is there says so at once; without one the page starts all the same, and says what is missing. */
const FIRST_BUILD_MS = 3_000;

/** Styles of earlier builds: what the present one no longer says must not go on holding. */
const dropStyles = (address: string, { build }: Build): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${address}/"]`))
    if (!link.href.startsWith(`${address}/${build}/`)) link.remove();
};

/** Shows a local build in the place of a remote, each build in the place of the one before, with what was typed kept. */
export const openLocal = async (state: PageState, local: LocalBuild): Promise<OpenedRelease> => {
  const release = new LocalSource(state.release, local);
  let taken = Promise.resolve();
  let onBuild = release.take;
  const feed = new BuildFeed(local.address, (build) => {
    taken = onBuild(build);
  });
  await feed.first(FIRST_BUILD_MS);
  await taken;
  const pages = new LocalPages({
    tenant: state.tenant,
    local,
    source: release,
    t: await loadMessages(state.language),
    askLive: askPage,
    tell: (problems) => feed.setProblem(problems.join("\n")),
  });

  const begin = (browsing: Browsing): void => {
    onBuild = async (build) => {
      keepTyped();
      await release.take(build);
      await browsing.renew(local.remote);
      restoreTyped();
      dropStyles(local.address, build);
    };
    showBadge(state, local, feed);
    const leftMs = Date.parse(local.until) - Date.now();
    setTimeout(
      () => {
        endOverride().catch((error: unknown) => console.warn("The local build could not be ended", error));
      },
      Math.max(leftMs, 0),
    );
    // A page that no live version has: the local build may.
    if (state.result.kind === "not-found" && matchRoute(release.routes, location.pathname)) browsing.retry();
  };
  return { release, source: release, ask: pages.ask, begin };
};
