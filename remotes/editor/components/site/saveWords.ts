import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";

const clock = (time: Date): string =>
  `${String(time.getHours()).padStart(2, "0")}.${String(time.getMinutes()).padStart(2, "0")}`;

/** What has become of the last change, in a few words. */
export const saveWords = ({ phase, savedAt, fault, draft }: DraftStore, t: SiteMessages): string => {
  switch (phase) {
    case "saved":
      return savedAt ? t.savedAt(clock(savedAt)) : draft.changedAt ? t.savedAt(clock(new Date(draft.changedAt))) : "";
    case "waiting":
    case "saving":
      return t.saving;
    case "offline":
      return t.offline;
    case "asking":
      return t.asking;
    case "refused":
      return t.refused;
    case "invalid":
      return t.notSaved(Object.values(fault?.fields ?? {})[0] ?? fault?.message ?? "");
    case "failed":
      return t.notSaved(fault?.message ?? "");
  }
};
