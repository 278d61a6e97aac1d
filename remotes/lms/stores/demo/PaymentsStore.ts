import type { PaymentsDemo } from "../../contract/demo/schoolDemos";
import type { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

type Invoice = PaymentsDemo["invoices"][number];
type InvoiceState = Invoice["state"];

/**
 * Invoices. Those who pay tell that they have paid; the office looks at its account and marks it, or takes the mark back. Teachers see
 * whether somebody has paid and no amounts.
 */
export class PaymentsStore {
  readonly state;

  constructor(
    readonly demo: PaymentsDemo,
    kept?: KeptText,
  ) {
    this.state = new DemoState("payments", demo.title, { states: {} }, kept);
  }

  get mayMark(): boolean {
    return this.state.role === "admin";
  }

  get seesAmounts(): boolean {
    return this.state.role !== "teacher";
  }

  get seesAll(): boolean {
    return this.state.role === "admin" || this.state.role === "teacher";
  }

  get invoices(): readonly Invoice[] {
    return this.seesAll ? this.demo.invoices : this.demo.invoices.filter(({ who }) => who === this.demo.me);
  }

  stateOf({ id, state }: Pick<Invoice, "id" | "state">): InvoiceState {
    return this.state.changes.states[id] ?? state;
  }

  /** Its day is over: the day itself is none too late, and a payment that is being checked is not held against anybody. */
  isLate(invoice: Pick<Invoice, "id" | "state" | "dueOn">): boolean {
    return this.stateOf(invoice) === "open" && invoice.dueOn < this.demo.today;
  }

  mayTell({ who, ...invoice }: Pick<Invoice, "id" | "state" | "who">): boolean {
    const isOwn = who === this.demo.me && (this.state.role === "parent" || this.state.role === "learner");
    return isOwn && this.stateOf(invoice) === "open";
  }

  /** Whole Rupiah, of the invoices that the visitor sees. */
  get sums(): { readonly billed: number; readonly paid: number; readonly open: number; readonly lateCount: number } {
    let billed = 0;
    let paid = 0;
    for (const invoice of this.invoices) {
      billed += invoice.amountIdr;
      if (this.stateOf(invoice) === "paid") paid += invoice.amountIdr;
    }
    return { billed, paid, open: billed - paid, lateCount: this.invoices.filter((one) => this.isLate(one)).length };
  }

  /** The one who pays says that they have. */
  tell(invoice: Invoice): void {
    if (this.mayTell(invoice)) this.put(invoice.id, "told");
  }

  mark(invoice: Invoice, isPaid: boolean): void {
    if (this.mayMark) this.put(invoice.id, isPaid ? "paid" : "open");
  }

  private put(id: string, state: InvoiceState): void {
    this.state.change({ states: { ...this.state.changes.states, [id]: state } });
  }
}
