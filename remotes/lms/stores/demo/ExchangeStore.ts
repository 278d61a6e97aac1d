import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { ExchangeDemo } from "../../contract/demo/officeDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";
import type { ChangesOf } from "./readKept";

type Person = ExchangeDemo["staff"][number];
type Happened = ChangesOf<"exchange">["events"][number];

/** A call as a program would make it, with its answer. */
interface Call {
  readonly request: string;
  readonly status: 201 | 409;
  readonly answer: string;
}

/**
 * A list of staff that another system keeps. Whoever leaves it loses the account, and with it the seat, at the next night's run. Seats are
 * given by a call. Every change is told to the receiver until that has said that it arrived.
 */
export class ExchangeStore {
  readonly state;
  /** The last call of this page; it is not kept. */
  call: Call | null = null;

  constructor(
    readonly demo: ExchangeDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState(
      "exchange",
      demo.title,
      { gone: [], closed: [], seats: {}, isReceiving: true, events: [] },
      kept,
    );
    makeObservable<this, "setCall">(this, { call: observableRef, setCall: action });
  }

  /** The one who keeps the list, and the receiver. */
  get keepsList(): boolean {
    return this.state.role === "admin";
  }

  get mayEnrol(): boolean {
    return this.state.role === "teacher" || this.state.role === "parent";
  }

  get events(): readonly Happened[] {
    return this.state.changes.events;
  }

  get waitingCount(): number {
    return this.events.filter(({ hasArrived }) => !hasArrived).length;
  }

  isGone({ id }: Pick<Person, "id">): boolean {
    return this.state.changes.gone.includes(id);
  }

  hasAccount({ id }: Pick<Person, "id">): boolean {
    return !this.state.changes.closed.includes(id);
  }

  hasSeat({ id, hasSeat }: Pick<Person, "id" | "hasSeat">): boolean {
    return this.state.changes.seats[id] ?? hasSeat;
  }

  get seatsTaken(): number {
    return this.demo.staff.filter((person) => this.hasSeat(person)).length;
  }

  /** The list and the accounts differ: the next run will settle it. */
  isDue(person: Pick<Person, "id">): boolean {
    return this.isGone(person) === this.hasAccount(person);
  }

  setGone({ id }: Pick<Person, "id">, isGone: boolean): void {
    if (!this.keepsList) return;
    const others = this.state.changes.gone.filter((one) => one !== id);
    this.state.change({ gone: isGone ? [...others, id] : others });
  }

  /** The run of a night. @returns how many accounts were closed and opened */
  run(): { readonly closed: number; readonly opened: number } {
    if (!this.keepsList) return { closed: 0, opened: 0 };
    const due = this.demo.staff.filter((person) => this.isDue(person));
    const leavers = due.filter((person) => this.isGone(person));
    const { closed, seats, gone } = this.state.changes;
    const left = leavers.map(({ id }) => id);
    this.state.change({
      closed: [...closed.filter((id) => gone.includes(id)), ...left],
      seats: { ...seats, ...Object.fromEntries(left.map((id) => [id, false])) },
    });
    this.tell(
      due.map((person) => ({ name: this.isGone(person) ? "account.closed" : "account.opened", person: person.number })),
    );
    return { closed: leavers.length, opened: due.length - leavers.length };
  }

  /** Gives a seat, as a program does it. */
  enrol(person: Person): void {
    if (!this.mayEnrol) return;
    const refused = !this.hasAccount(person)
      ? "person_has_left"
      : this.hasSeat(person)
        ? "has_a_seat"
        : this.seatsTaken >= this.demo.seats
          ? "no_seat_left"
          : null;
    if (refused === null) {
      this.state.change({ seats: { ...this.state.changes.seats, [person.id]: true } });
      this.tell([{ name: "enrolment.created", person: person.number }]);
    }
    this.setCall({
      request: `POST /v1/enrolments\n{ "person": "${person.number}",\n  "course": "${this.demo.course}" }`,
      status: refused === null ? 201 : 409,
      answer:
        refused === null ? `{ "seat": ${this.seatsTaken}, "seats": ${this.demo.seats} }` : `{ "error": "${refused}" }`,
    });
  }

  /** True while the receiver answers. Events that wait are sent again once it does. */
  setReceiving(isReceiving: boolean): void {
    if (!this.keepsList) return;
    this.state.change({ isReceiving });
    if (isReceiving) this.send(this.events);
  }

  /** Sends what has not arrived once more. */
  sendAgain(): void {
    if (this.keepsList) this.send(this.events);
  }

  private tell(events: readonly Pick<Happened, "name" | "person">[]): void {
    const fresh = events.map((event): Happened => ({ ...event, tries: 0, hasArrived: false }));
    if (fresh.length > 0) this.send([...this.events, ...fresh]);
  }

  private send(events: readonly Happened[]): void {
    const { isReceiving } = this.state.changes;
    this.state.change({
      events: events.map((event) =>
        event.hasArrived ? event : { ...event, tries: event.tries + 1, hasArrived: isReceiving },
      ),
    });
  }

  private setCall(call: Call): void {
    this.call = call;
  }
}
