import type { OverviewDemo } from "../../contract/demo/officeDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Group = OverviewDemo["groups"][number];
type Missing = Group["missing"][number];

const percentOf = (part: number, all: number): number | null => (all === 0 ? null : Math.round((part / all) * 100));

/**
 * Shares of groups. The office sees who is behind each figure, moves the goal and signs; from then on nothing changes. The teacher notes in
 * the own group who counts after all, learners and those at home see their group, and say when they are counted wrongly.
 */
export class OverviewStore {
  readonly state;

  constructor(
    readonly demo: OverviewDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState("overview", demo.title, { reached: [], told: [], goal: null, isSigned: false }, kept);
  }

  get isSigned(): boolean {
    return this.state.changes.isSigned;
  }

  get goal(): number {
    return this.state.changes.goal ?? this.demo.goal;
  }

  get isOffice(): boolean {
    return this.state.role === "admin";
  }

  get groups(): readonly Group[] {
    const seesAll = this.isOffice || this.state.role === "teacher";
    return seesAll ? this.demo.groups : this.demo.groups.filter(({ id }) => id === this.demo.mine);
  }

  /** Fewer people than may be told of; their own teacher knows them. */
  isTooSmall({ id, all }: Pick<Group, "id" | "all">): boolean {
    return all < this.demo.least && !(this.state.role === "teacher" && id === this.demo.mine);
  }

  reachedOf({ reached, missing }: Pick<Group, "reached" | "missing">): number {
    return reached + missing.filter((one) => this.isReached(one)).length;
  }

  /** In whole percents; null where there is nothing to tell. */
  shareOf(group: Group): number | null {
    return this.isTooSmall(group) ? null : percentOf(this.reachedOf(group), group.all);
  }

  isBelow(group: Group): boolean {
    const share = this.shareOf(group);
    return share !== null && share < this.goal;
  }

  /** Sums of the groups that have a figure: with the small ones in it, the difference would tell theirs. */
  get sums(): {
    readonly reached: number;
    readonly all: number;
    readonly share: number | null;
    readonly below: number;
  } {
    const told = this.groups.filter((group) => !this.isTooSmall(group));
    const reached = told.reduce((sum, group) => sum + this.reachedOf(group), 0);
    const all = told.reduce((sum, group) => sum + group.all, 0);
    return { reached, all, share: percentOf(reached, all), below: told.filter((group) => this.isBelow(group)).length };
  }

  isReached({ id }: Pick<Missing, "id">): boolean {
    return this.state.changes.reached.includes(id);
  }

  hasTold({ id }: Pick<Missing, "id">): boolean {
    return this.state.changes.told.includes(id) && !this.isReached({ id });
  }

  seesNames(group: Group): boolean {
    return (this.isOffice && !this.isTooSmall(group)) || (this.state.role === "teacher" && group.id === this.demo.mine);
  }

  mayNote({ id }: Pick<Group, "id">): boolean {
    return this.state.role === "teacher" && id === this.demo.mine && !this.isSigned;
  }

  /** The learner, as long as they do not count and have not said so. */
  get mayTell(): boolean {
    const { role, changes } = this.state;
    const isOwn = role === "learner" || role === "parent";
    return isOwn && !this.isSigned && !changes.reached.includes(this.demo.me) && !changes.told.includes(this.demo.me);
  }

  note({ id }: Pick<Missing, "id">, isReached: boolean): void {
    const group = this.demo.groups.find(({ missing }) => missing.some((one) => one.id === id));
    if (!group || !this.mayNote(group)) return;
    const others = this.state.changes.reached.filter((one) => one !== id);
    this.state.change({ reached: isReached ? [...others, id] : others });
  }

  tell(): void {
    if (this.mayTell) this.state.change({ told: [...this.state.changes.told, this.demo.me] });
  }

  /** @returns whether it is a goal: whole percents from 1 to 100 */
  setGoal(typed: string): boolean {
    const goal = Number(typed);
    if (!this.isOffice || this.isSigned || !/^\d{1,3}$/.test(typed.trim()) || goal < 1 || goal > 100) return false;
    this.state.change({ goal });
    return true;
  }

  /** Signs the report, or takes the signature back. */
  sign(isSigned: boolean): void {
    if (this.isOffice) this.state.change({ isSigned });
  }
}
