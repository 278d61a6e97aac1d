import type { SlotRequest } from "@serambi/kernel/remote";

import { bringPage } from "../page/restorePage";
import type { PageLine } from "../page/sentPage";
import type { ShownLocation } from "../page/Shown";
import type { SiteVisit } from "../page/SiteVisit";
import { slotOutcome } from "../page/slotViews";
import type { SlotOutcome } from "../page/types";
import { warmFiles } from "../remotes/warmFiles";
import type { PageAsk } from "./askPage";
import type { PagesAhead } from "./PagesAhead";

type PageAddress = Pick<ShownLocation, "pathname" | "search">;

/** Asks for a page; `form` is posted to it. */
export type AskPage = (
  address: PageAddress,
  options?: { readonly form?: FormData; readonly isAhead?: boolean },
) => PageAsk;

export interface PageSourceDeps {
  readonly visit: SiteVisit;
  readonly ask: AskPage;
  readonly ahead: PagesAhead;
}

/** Where pages come from: what was asked for ahead of a click, or the server. Their code comes beside their data. */
export class PageSource {
  constructor(private readonly deps: PageSourceDeps) {}

  ask({ pathname, search }: PageAddress, form?: FormData): PageAsk {
    const { ahead, ask } = this.deps;
    const asked = (form ? undefined : ahead.take(pathname + search)) ?? ask({ pathname, search }, form && { form });
    void this.bringCode(asked);
    return asked;
  }

  askAhead({ pathname, search }: PageAddress): void {
    const { ahead, ask } = this.deps;
    const begun = ahead.begin(pathname + search, () => ask({ pathname, search }, { isAhead: true }));
    if (begun) void this.bringCode(begun);
  }

  /** A slot of the page at an address, loaded once more. */
  async slotAgain(address: PageAddress, { id, name }: SlotRequest): Promise<SlotOutcome> {
    const { visit, ask } = this.deps;
    const asked = ask(address);
    const answer = await asked.answer;
    const sent = answer.kind === "answer" ? answer.slots.find(({ request }) => request.id === id) : undefined;
    if (answer.kind === "answer") this.learn(answer);
    return slotOutcome(visit, sent?.kind === "late" ? await asked.slot(id) : (sent ?? null), name);
  }

  /** Takes what an answer says of remotes that the visit has not known. */
  learn({ providers, remotes, files }: PageLine): void {
    this.deps.visit.learn({ slots: providers, remotes });
    warmFiles(files);
  }

  /** All files of a page at once, then what runs them. */
  private readonly bringCode = async ({ files }: PageAsk): Promise<void> => {
    const line = await files;
    if (!line) return;
    warmFiles(line);
    await bringPage(this.deps.visit, line.remote, line.page);
  };
}
