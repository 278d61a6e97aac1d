import type { PageLine } from "../../client/page/sentPage";
import type { SiteVisit } from "../../client/page/SiteVisit";
import { joinFiles, partFiles } from "./fileLists";
import type { LiveRelease } from "./LiveRelease";
import { slotState, type PendingSlot } from "./renderSlots";

/** What a browser is told of slots: what they came to, their files, who provides them, and where those remotes are. */
export type SentSlots = Pick<PageLine, "slots" | "files" | "providers" | "remotes">;

export const sentSlots = (live: LiveRelease, visit: SiteVisit, slots: readonly PendingSlot[]): SentSlots => {
  const { language } = visit.tenant;
  const names = [...new Set(slots.map(({ request }) => request.name))];
  const files = names.flatMap((name) => {
    const remote = live.remotes.get(visit.slot(name)?.remote ?? "");
    if (remote?.kind !== "loaded") return [];
    const { artefact } = remote;
    return [
      partFiles(
        artefact,
        artefact.slots.find((slot) => slot.name === name),
        language,
      ),
    ];
  });
  const { slots: providers, remotes } = live.forPage({ ...visit.release, routes: [] }, names);
  const states = slots.map(({ request, early }) => slotState(request, early));
  return { slots: states, files: joinFiles(files), providers, remotes };
};
