import type { User } from "../../app/requireUserRole";
import type { AppDeps, TenantCall } from "../../app/tenantHandler";
import { changeSettings } from "./changeSettings";
import { checkSettings } from "./checkSettings";
import type { DraftRow, SiteDraft } from "./SiteDraft";

interface Publishing {
  readonly draft: SiteDraft;
  /** The draft's row, locked. */
  readonly row: DraftRow;
  readonly user: User;
  readonly note: string;
}

/**
 * Makes the draft of a site what its visitors see.
 * @throws ApiFailure 422 with the place of each thing that is wrong; nothing is published then
 */
export const publishDraft = async (
  call: Pick<TenantCall<unknown>, "tx" | "tenant" | "language">,
  deps: AppDeps,
  { draft, row, user, note }: Publishing,
): Promise<void> => {
  const values = checkSettings(row.values, deps, call.language);
  await changeSettings(call, { values, user, now: deps.now(), note });
  await draft.empty(row);
};
