import { isAppError, type AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { Entry, MatchSheet } from "../../contract/league/League";
import { matchStateOf, type MatchState } from "../../contract/league/matchState";
import type { DeskEntry, History, Note, Noted } from "../../contract/league/Note";
import { REASON, UNDO_SECONDS } from "../../contract/league/refereeRules";
import { keepNotes, readKeptNotes, type QueuedNote } from "./keptNotes";
import { MatchStore } from "./MatchStore";

const RETRY_MS = 5_000;

interface RefereeData {
  readonly sheet: MatchSheet;
  readonly history: History;
}

/** The means to send and ask; a test gives its own. */
export interface RefereeDeps {
  readonly send: (note: Note) => Promise<Noted>;
  readonly readHistory: (match: string) => Promise<History>;
  readonly makeId: () => string;
}

const refereeDeps = ({ http }: Pick<RemoteDeps, "http">): RefereeDeps => {
  const api = async () => new (await import("../../api/LeagueApi")).LeagueApi(http);
  return {
    send: async (note) => (await api()).note(note),
    readHistory: async (match) => (await api()).history(match),
    makeId: () => crypto.randomUUID(),
  };
};

export type Wanted = Pick<Note, "kind"> & Partial<Pick<Note, "side" | "points" | "round" | "words" | "target">>;

/** A failure of the way, not of the entry: it is sent again. */
const isOfWay = ({ code }: AppError): boolean =>
  ["offline", "timeout", "upstream", "unavailable", "too-many", "unauthorized", "malformed"].includes(code);

/** A referee's desk: entries are kept on the device until they have arrived, and sent in their order. */
export class RefereeStore {
  history: History;
  queue: readonly QueuedNote[] = [];
  /** Entries that have arrived, with the version that they made: they count until the match is known in it. */
  private arrived: readonly { readonly note: Note; readonly version: number }[] = [];
  isOffline = false;
  isLoggedOut = false;
  /** Entries that waited and have arrived since the line is back. */
  sentAgain = 0;
  /** The last entry that can be taken back, and until when. */
  undoable: { readonly id: string; readonly until: number } | null = null;
  readonly live: MatchStore;
  private sending: Promise<void> | null = null;
  private readonly ways: RefereeDeps;

  constructor(
    data: RefereeData,
    private readonly deps: Pick<RemoteDeps, "http" | "now">,
    ways?: RefereeDeps,
  ) {
    this.history = data.history;
    this.live = new MatchStore(data, deps);
    this.ways = ways ?? refereeDeps(deps);
    makeObservable<this, "setQueue" | "setHistory" | "setLine" | "arrive" | "arrived">(this, {
      history: observableRef,
      queue: observableRef,
      arrived: observableRef,
      isOffline: observable,
      isLoggedOut: observable,
      sentAgain: observable,
      undoable: observableRef,
      played: computed,
      waiting: computed,
      held: computed,
      take: action,
      add: action,
      undo: action,
      setQueue: action,
      setHistory: action,
      setLine: action,
      arrive: action,
    });
  }

  take(data: RefereeData): void {
    this.live.take(data);
    this.setHistory(data.history);
  }

  get matchId(): string {
    return this.live.sheet.match.id;
  }

  /** Entries that have not arrived, as if they had. */
  get waiting(): readonly QueuedNote[] {
    const known = new Set(this.live.sheet.entries.map(({ id }) => id));
    return this.queue.filter(({ note, refusal }) => refusal === "" && !known.has(note.id));
  }

  /** The match with this device's entries. */
  get played(): MatchState {
    const { version } = this.live.sheet.match;
    const notes = [...this.arrived.filter((one) => one.version > version), ...this.waiting].map(({ note }) => note);
    const gone = new Set(notes.map(({ kind, target }) => (kind === "void" ? target : undefined)));
    const own = notes.map((note): Entry => ({ ...note, by: "" }));
    return matchStateOf([...this.live.sheet.entries, ...own].filter(({ id }) => !gone.has(id)));
  }

  /** Entries for one moment that differ, the first one first. */
  get held(): readonly (readonly DeskEntry[])[] {
    const moments = new Map<string, DeskEntry[]>();
    for (const entry of this.history.entries)
      if (entry.heldWith !== null) moments.set(entry.heldWith, [...(moments.get(entry.heldWith) ?? []), entry]);
    return [...moments.values()];
  }

  /** Entries that the match did not take. */
  get refused(): readonly QueuedNote[] {
    return this.queue.filter(({ refusal }) => refusal !== "");
  }

  /** The entry that can be taken back. */
  get undoEntry(): Pick<Note, "id" | "kind" | "side" | "points" | "second"> | null {
    const id = this.undoable?.id;
    const queued = this.queue.find(({ note }) => note.id === id)?.note;
    return queued ?? this.history.entries.find((entry) => entry.id === id) ?? null;
  }

  /** Seconds in which the last entry can be taken back. */
  get undoSeconds(): number {
    // The clock of the match ticks each second, and this with it.
    return this.undoable === null || this.live.ticks < 0
      ? 0
      : Math.max(0, Math.ceil((this.undoable.until - this.deps.now().getTime()) / 1000));
  }

  /** @returns stops */
  start(): () => void {
    this.setQueue(readKeptNotes(this.matchId));
    const stop = this.live.start();
    const onLine = (): void => void this.flush();
    const timer = setInterval(onLine, RETRY_MS);
    addEventListener("online", onLine);
    onLine();
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener("online", onLine);
    };
  }

  /** Notes something now: shown at once, kept, and sent as soon as there is a line. */
  add(wanted: Wanted): void {
    const { match } = this.live.sheet;
    const { round } = this.played;
    const note: Note = {
      match: match.id,
      id: this.ways.makeId(),
      seen: match.version,
      side: "",
      round,
      points: 0,
      words: "",
      second: this.live.second,
      at: this.deps.now().toISOString(),
      ...wanted,
    };
    if (["points", "timeout", "correction"].includes(note.kind))
      this.undoable = { id: note.id, until: this.deps.now().getTime() + UNDO_SECONDS * 1000 };
    this.setQueue([...this.queue, { note, refusal: "" }]);
    void this.flush();
  }

  /** Takes the last entry back: out of the queue where it has not left, with an entry of its own where it has. */
  undo(): void {
    const { undoable } = this;
    if (undoable === null) return;
    this.undoable = null;
    const isFirst = this.queue[0]?.note.id === undoable.id;
    const isWaiting = this.queue.some(({ note }) => note.id === undoable.id);
    if (isWaiting && !(isFirst && this.sending !== null)) this.drop(undoable.id);
    else this.add({ kind: "void", target: undoable.id });
  }

  /** Notes points that came too late as a correction. @param reason where they were noted without words */
  correctRefused(id: string, reason: string): void {
    const note = this.refused.find((one) => one.note.id === id)?.note;
    if (!note) return;
    this.drop(id);
    const words = note.words.length < REASON.min ? reason : note.words;
    this.add({ kind: "correction", side: note.side, points: note.points, round: note.round, words });
  }

  drop(id: string): void {
    this.setQueue(this.queue.filter(({ note }) => note.id !== id));
  }

  /** Sends what waits, one after the other. @returns once nothing can be sent any more */
  readonly flush = (): Promise<void> =>
    (this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    }));

  private async sendAll(): Promise<void> {
    let arrived = 0;
    for (;;) {
      const next = this.queue.find(({ refusal }) => refusal === "");
      const isSent = next !== undefined && (await this.sendOne(next.note));
      if (isSent) {
        arrived += 1;
        continue;
      }
      if (arrived > 0) await this.catchUp();
      // Notes made meanwhile go as well, unless the line is gone.
      if (arrived === 0 || next !== undefined) return;
      arrived = 0;
    }
  }

  /** @returns false where there is no line: the rest waits */
  private async sendOne(note: Note): Promise<boolean> {
    try {
      const { version, same } = await this.ways.send(note);
      this.arrive(note, same ? 0 : version);
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (isOfWay(error)) {
        this.setLine(true, error.code === "unauthorized");
        return false;
      }
      // A note that differs from a colleague's entry was kept there, for the choice between the two.
      if (error.fields?.["entry"] === undefined) this.refuse(note.id, error.message);
      else this.arrive(note, 0);
      return true;
    }
  }

  private async catchUp(): Promise<void> {
    try {
      await this.live.ask();
      this.setHistory(await this.ways.readHistory(this.matchId));
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }

  /** Somebody else has noted something: what became of it is asked for. */
  readonly reread = async (): Promise<void> => {
    if (this.history.version < this.live.sheet.match.version && this.sending === null) await this.catchUp();
  };

  /** @param made the version that counts it; 0 where it does not count */
  private arrive(note: Note, made: number): void {
    const { version } = this.live.sheet.match;
    this.arrived = [...this.arrived, { note, version: made }].filter((one) => one.version > version);
    if (this.isOffline) this.sentAgain += 1;
    this.setQueue(this.queue.filter((one) => one.note.id !== note.id));
    if (this.queue.every(({ refusal }) => refusal !== "")) this.setLine(false, false);
  }

  private refuse(id: string, refusal: string): void {
    this.setQueue(this.queue.map((one) => (one.note.id === id ? { ...one, refusal } : one)));
  }

  private setQueue(queue: readonly QueuedNote[]): void {
    this.queue = queue;
    keepNotes(this.matchId, queue);
  }

  private setHistory(history: History): void {
    if (history.version >= this.history.version) this.history = history;
  }

  private setLine(isOffline: boolean, isLoggedOut: boolean): void {
    if (isOffline && !this.isOffline) this.sentAgain = 0;
    this.isOffline = isOffline;
    this.isLoggedOut = isLoggedOut;
  }
}
