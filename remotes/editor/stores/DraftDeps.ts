import type { Draft } from "@serambi/kernel/cms";

import type { EditorApi } from "../api/EditorApi";
import type { ChangeKeeper } from "./keptChanges";

/**
 * The state of what was typed. `waiting` is a pause in typing that is not over yet; `asking` waits for the person, who decides
 * about keys that somebody else changed, too; `refused` is a role that was taken away or a session that ended.
 */
export type SavePhase = "saved" | "waiting" | "saving" | "offline" | "asking" | "refused" | "invalid" | "failed";

export interface DraftDeps {
  /** Fetched with the first call. */
  readonly api: () => Promise<
    Pick<EditorApi, "draft" | "save" | "step" | "publish" | "restore" | "makeLink" | "withdrawLink" | "importSite">
  >;
  readonly keeper: ChangeKeeper;
  readonly now: () => Date;
  readonly later: (work: () => void, afterMs: number) => () => void;
  /** Is told what all values were, once others have taken their place. */
  readonly onReplaced?: (before: Readonly<Record<string, unknown>>) => void;
}

/** Something that is done with the whole draft. */
export type Step = (api: Awaited<ReturnType<DraftDeps["api"]>>, version: number) => Promise<Draft>;
