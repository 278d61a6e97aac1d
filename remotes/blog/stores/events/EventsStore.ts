import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { Agenda, EventMonth, OpenedEvent, PastEvents } from "../../contract/events/EventData";
import type { LazyEventReader } from "../../contract/events/EventReader";
import type { EventsQuery } from "../../contract/events/eventsQuery";
import { eventTiming, monthOf } from "../../contract/events/eventTime";
import { todayOf } from "../../contract/events/month";
import { EventStore } from "./EventStore";
import { readMonth } from "./readMonth";

/** Specification section 9. */
const PAST_PER_PAGE = 6;
/** The largest page that the host gives: what is to come, and what can be chosen from. */
const AGENDA_SIZE = 50;

type PastQuery = Pick<EventsQuery, "page" | "type">;

export interface EventsSnapshot {
  readonly agenda?: RemoteState<Agenda>;
  readonly past?: { readonly query: PastQuery; readonly state: RemoteState<PastEvents> };
  /** By month. */
  readonly calendar?: Readonly<Record<string, RemoteState<EventMonth>>>;
  readonly events?: Readonly<Record<string, RemoteState<OpenedEvent>>>;
}

interface EventsDeps {
  readonly events: LazyEventReader;
  readonly now: () => Date;
}

const isAsked = ({ state }: { readonly state: RemoteState<unknown> }): boolean => state.phase !== "idle";

/** What happens at the site: what is to come, a page of what is over, a month, and each event that was opened. */
export class EventsStore {
  readonly agenda: RemoteData<Agenda>;
  readonly past: RemoteData<PastEvents>;
  private readonly months = new Map<string, RemoteData<EventMonth>>();
  private pastQuery: PastQuery;
  private readonly events = new Map<string, EventStore>();

  constructor(
    private readonly deps: EventsDeps,
    saved: EventsSnapshot = {},
  ) {
    this.agenda = new RemoteData(saved.agenda);
    this.past = new RemoteData(saved.past?.state);
    for (const [month, state] of Object.entries(saved.calendar ?? {})) this.months.set(month, new RemoteData(state));
    this.pastQuery = saved.past?.query ?? { page: 1, type: "" };
    for (const [key, opened] of Object.entries(saved.events ?? {}))
      this.events.set(key, new EventStore(key, deps, opened));
  }

  get today(): string {
    return todayOf(this.deps.now().toISOString());
  }

  /** Brings the list to what is wanted: what is to come in any case, and a page of what is over. */
  showList = async ({ page, type }: PastQuery): Promise<void> => {
    const isThere = this.past.state.phase === "ready" && this.pastQuery.page === page && this.pastQuery.type === type;
    this.pastQuery = { page, type };
    await Promise.all([this.agenda.state.phase !== "ready" && this.reloadAgenda(), !isThere && this.reloadPast()]);
  };

  /** A month of the calendar; each has its own data, so that a month being left keeps what it shows. */
  month(month: string): RemoteData<EventMonth> {
    const known = this.months.get(month);
    if (known) return known;
    const made = new RemoteData<EventMonth>();
    this.months.set(month, made);
    return made;
  }

  /** The month where the calendar opens: that of what comes next. */
  get firstMonth(): string {
    const [next] = this.agenda.state.data?.items ?? [];
    const current = monthOf(this.today);
    return next && monthOf(next.startsAt) > current ? monthOf(next.startsAt) : current;
  }

  /**
   * Brings the calendar to a month; without one to the first.
   * @returns the month
   */
  showMonth = async (wanted: string | null): Promise<string> => {
    if (this.agenda.state.phase !== "ready") await this.reloadAgenda();
    const month = wanted ?? this.firstMonth;
    if (this.month(month).state.phase !== "ready") await this.reloadMonth(month);
    return month;
  };

  reloadAgenda = async (): Promise<void> => {
    await this.agenda.run(this.readAgenda);
  };

  reloadPast = async (): Promise<void> => {
    const { page, type } = this.pastQuery;
    await this.past.run(async () =>
      (await this.deps.events()).list({ page, pageSize: PAST_PER_PAGE, isActive: false, type }),
    );
  };

  reloadMonth = async (month: string): Promise<void> => {
    await this.month(month).run(async () => readMonth(await this.deps.events(), month, this.deps.now().toISOString()));
  };

  /** The event under this id or slug: one store, by whichever of the two it was opened first. */
  event(key: string): EventStore {
    const known = this.events.get(key) ?? [...this.events.values()].find(({ isKnownAs }) => isKnownAs(key));
    if (known) return known;
    const made = new EventStore(key, this.deps);
    this.events.set(key, made);
    return made;
  }

  get isAsked(): boolean {
    return this.events.size > 0 || [this.agenda, this.past, ...this.months.values()].some(isAsked);
  }

  /** Only what was asked for. */
  snapshot = (): EventsSnapshot => {
    const months = [...this.months].filter(([, data]) => isAsked(data));
    return {
      ...(isAsked(this.agenda) && { agenda: this.agenda.state }),
      ...(isAsked(this.past) && { past: { query: this.pastQuery, state: this.past.state } }),
      ...(months.length > 0 && { calendar: Object.fromEntries(months.map(([month, { state }]) => [month, state])) }),
      ...(this.events.size > 0 && {
        events: Object.fromEntries([...this.events].map(([key, { opened }]) => [key, opened.state])),
      }),
    };
  };

  /** One answer tells both: what is to come stands first, and what was last follows. */
  private readonly readAgenda = async (): Promise<Agenda> => {
    const asOf = this.deps.now().toISOString();
    const { items, totalPages } = await (await this.deps.events()).list({ page: 1, pageSize: AGENDA_SIZE });
    const toCome = items.filter((event) => eventTiming(event, asOf) !== "past");
    return {
      items: toCome.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
      types: [...new Set(items.map(({ type }) => type))].filter(Boolean),
      isWhole: totalPages < 2 || toCome.length < items.length,
      asOf,
    };
  };
}
