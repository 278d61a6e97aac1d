import type { Draft, SectionKind } from "@serambi/kernel/cms";
import { toAppError, type AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { EditorApi } from "../api/EditorApi";
import type { Looks } from "../contract/looks";
import { problemsBelow } from "../contract/problems";
import { isRecord, movedTo, replacedAt, sectionsOf, type Section } from "../contract/sections";
import { contentOf, pagesOf, placeOf, withContent, type SitePage } from "../contract/sitePage";
import { DraftStore } from "./DraftStore";
import { changeKeeper } from "./keptChanges";
import { sameValue } from "./sameValue";

/** The view beside the panels: the draft, the draft beside the published page, or the draft on a phone. */
export type View = "draft" | "compare" | "phone";

const later = (work: () => void, afterMs: number): (() => void) => {
  const timer = setTimeout(work, afterMs);
  return () => clearTimeout(timer);
};

/** A site being changed: its draft, the page that is looked at, the section that is open. */
export class SiteStore {
  draft: DraftStore | null = null;
  kinds: readonly SectionKind[] = [];
  looks: Looks = { layouts: [], families: [] };
  failure: AppError | null = null;
  pageId = "home";
  /** Place of the section that is open, in its page. */
  selected: number | null = null;
  view: View = "draft";
  tab = "section";
  /** Counts how often somebody went to a section's form: it has the focus then. */
  visits = 0;
  /** Words for what was done last, for those who do not see it. */
  told = "";
  /** A section that is being moved, by the pointer or the keyboard. */
  lifted: { readonly from: number; readonly to: number } | null = null;
  private readonly app: string;
  private stopDraft: (() => void) | null = null;

  constructor(private readonly deps: RemoteDeps) {
    this.app = deps.tenant.key;
    makeObservable<this, "begin" | "fail" | "follow" | "takeKinds" | "takeLooks">(this, {
      draft: observableRef,
      kinds: observableRef,
      looks: observableRef,
      failure: observableRef,
      pageId: observable,
      selected: observable,
      view: observable,
      tab: observable,
      visits: observable,
      told: observable,
      lifted: observableRef,
      pages: computed,
      page: computed,
      sections: computed,
      liveSections: computed,
      begin: action,
      takeKinds: action,
      takeLooks: action,
      fail: action,
      follow: action,
      showPage: action,
      select: action,
      openSection: action,
      tell: action,
      showTab: action,
      showAs: action,
      lift: action,
    });
  }

  /** The client of the services host; its code comes with the first call. */
  api = async (): Promise<EditorApi> => {
    const { EditorApi: Api } = await import("../api/EditorApi");
    return new Api(this.app);
  };

  take(): void {
    // The page's data does not change: the draft comes by its own calls, since it may be larger than a page's data can be.
  }

  get pages(): readonly SitePage[] {
    return pagesOf(this.draft?.values ?? {});
  }

  get page(): SitePage | undefined {
    return this.pages.find(({ id }) => id === this.pageId) ?? this.pages[0];
  }

  /** The content of the page that is shown: title, description, sections. */
  get content(): Record<string, unknown> {
    return this.page ? contentOf(this.draft?.values[this.page.key], this.page) : {};
  }

  get sections(): readonly Section[] {
    return sectionsOf(this.content);
  }

  /** The sections of the page that is shown, as visitors have them; null where they have no such page. */
  get liveSections(): readonly Section[] | null {
    const { page, draft } = this;
    const live = page && draft?.draft.live[page.key];
    if (!page || !isRecord(live)) return null;
    const content = contentOf(live, page);
    return page.slug !== null && Object.keys(content).length === 0 ? null : sectionsOf(content);
  }

  /** Tells whether something in a section keeps its page from being published. */
  isWrong(at: number): boolean {
    const { draft, page } = this;
    if (!draft || !page) return false;
    const place = `${placeOf(draft.values[page.key], page)}.sections.${at}`;
    return Object.keys(problemsBelow(draft.problems, place)).length > 0;
  }

  /** Fetches draft, kinds of sections and looks. @returns ends what was begun */
  start(): () => void {
    void this.open();
    return () => this.stopDraft?.();
  }

  async open(): Promise<void> {
    try {
      const api = await this.api();
      this.begin(await api.draft());
      // The site can be changed without them: kinds of sections and looks come when they are there.
      await Promise.all([
        api.sections().then((kinds) => this.takeKinds(kinds)),
        api.looks().then((looks) => this.takeLooks(looks)),
      ]).catch(() => undefined);
    } catch (error) {
      this.fail(toAppError(error));
    }
  }

  showPage(id: string): void {
    this.pageId = id;
    this.selected = null;
    this.lifted = null;
  }

  select(at: number | null): void {
    this.selected = at;
    if (at !== null) this.tab = "section";
  }

  /** Opens a section and goes to its form. */
  openSection(at: number): void {
    this.select(at);
    this.visits += 1;
  }

  tell(told: string): void {
    this.told = told;
  }

  showTab(tab: string): void {
    this.tab = tab;
  }

  showAs(view: View): void {
    this.view = view;
  }

  /** Takes up a section, or says where it would be put down; null puts it back. */
  lift(lifted: { readonly from: number; readonly to: number } | null): void {
    this.lifted = lifted;
  }

  /** Puts a section down at another place. */
  move(from: number, to: number): void {
    this.lift(null);
    if (from === to) return;
    this.putSections(movedTo(this.sections, from, to));
    this.select(to);
  }

  changeSection(at: number, change: Partial<Section>): void {
    const section = this.sections[at];
    if (!section) return;
    const changed = Object.entries({ ...section, ...change }).filter(([, value]) => value !== undefined);
    this.putSections(replacedAt(this.sections, at, Object.fromEntries(changed) as unknown as Section)); // slot and props are among them
  }

  addSection(section: Section): void {
    const at = this.selected === null ? this.sections.length : this.selected + 1;
    this.putSections([...this.sections.slice(0, at), section, ...this.sections.slice(at)]);
    this.openSection(at);
  }

  removeSection(at: number): void {
    this.putSections(this.sections.filter((_, n) => n !== at));
    this.select(null);
  }

  /** Changes what the page holds: its title, its sections. */
  changeContent(change: Readonly<Record<string, unknown>>): void {
    const { draft, page } = this;
    if (draft && page) draft.set(page.key, withContent(draft.values[page.key], page, change));
  }

  /** The section that is open stays open where somebody else has moved it. */
  private readonly follow = (before: Readonly<Record<string, unknown>>): void => {
    const { page, selected, draft } = this;
    if (!page || selected === null || !draft) return;
    const open = sectionsOf(contentOf(before[page.key], page))[selected];
    const { sections } = this;
    if (!open || sameValue(sections[selected], open)) return;
    const exact = sections.findIndex((section) => sameValue(section, open));
    if (exact >= 0) this.selected = exact;
    else if (sections[selected]?.slot !== open.slot) {
      const alike = sections.findIndex(({ slot }) => slot === open.slot);
      this.selected = alike < 0 ? null : alike;
    }
  };

  private putSections(sections: readonly Section[]): void {
    this.changeContent({ sections });
  }

  private takeKinds(kinds: readonly SectionKind[]): void {
    this.kinds = kinds;
  }

  private takeLooks(looks: Looks): void {
    this.looks = looks;
  }

  private begin(draft: Draft): void {
    this.stopDraft?.();
    this.failure = null;
    this.draft = new DraftStore(draft, {
      api: this.api,
      keeper: changeKeeper(this.app),
      now: this.deps.now,
      later,
      onReplaced: this.follow,
    });
    this.stopDraft = this.draft.start();
  }

  private fail(failure: AppError): void {
    this.failure = failure;
  }
}
