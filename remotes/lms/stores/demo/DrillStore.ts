import type { DrillDemo } from "../../contract/demo/talkDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Item = DrillDemo["items"][number];

/** As it is compared: é is e, ḍ is d; capitals, hyphens and spaces do not count. */
const plain = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s-]/g, "")
    .toLowerCase();

/**
 * Words of one script that a learner writes in another. What was checked stays as it was written until it is written anew; teachers see
 * what was written and the answers, those at home how many are right, the office how many were tried.
 */
export class DrillStore {
  readonly state;

  constructor(
    readonly demo: DrillDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState("drill", demo.title, { typed: {}, checked: [] }, kept);
  }

  get mayWrite(): boolean {
    return this.state.role === "learner";
  }

  get seesAnswers(): boolean {
    return this.state.role === "teacher";
  }

  typedOf(id: string): string {
    return this.state.changes.typed[id] ?? "";
  }

  isChecked(id: string): boolean {
    return this.state.changes.checked.includes(id);
  }

  isRight({ id, answers }: Pick<Item, "id" | "answers">): boolean {
    const typed = plain(this.typedOf(id));
    return answers.some((answer) => plain(answer) === typed);
  }

  get rightCount(): number {
    return this.demo.items.filter((item) => this.isChecked(item.id) && this.isRight(item)).length;
  }

  get checkedCount(): number {
    return this.demo.items.filter(({ id }) => this.isChecked(id)).length;
  }

  type(id: string, typed: string): void {
    if (!this.mayWrite) return;
    const { checked } = this.state.changes;
    this.state.change({
      typed: { ...this.state.changes.typed, [id]: typed.slice(0, 100) },
      checked: checked.filter((one) => one !== id),
    });
  }

  /** Checks what is written; lines without a word stay open. @returns how many are right of how many */
  check(): { readonly right: number; readonly of: number } {
    const written = this.demo.items.filter(({ id }) => this.typedOf(id).trim() !== "").map(({ id }) => id);
    if (this.mayWrite) this.state.change({ checked: written });
    return { right: this.rightCount, of: this.checkedCount };
  }
}
