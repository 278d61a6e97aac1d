import { StateEffect, StateField, type EditorState, type Range } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";

/** What is said at a line. */
export interface Fault {
  readonly severity: "error" | "warning";
  readonly line: number;
  /** "Line 6, column 43", in the page's words. */
  readonly place: string;
  readonly message: string;
}

export const setFaults = StateEffect.define<readonly Fault[]>();

class FaultWidget extends WidgetType {
  constructor(private readonly fault: Fault) {
    super();
  }

  override eq({ fault }: FaultWidget): boolean {
    return fault.place === this.fault.place && fault.message === this.fault.message;
  }

  override toDOM(): HTMLElement {
    const box = document.createElement("div");
    box.className = this.fault.severity === "error" ? "cm-fault" : "cm-fault cm-isWarning";
    const place = document.createElement("b");
    place.textContent = this.fault.place;
    box.append(place, this.fault.message);
    return box;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const LINES = {
  error: Decoration.line({ class: "cm-faultLine" }),
  warning: Decoration.line({ class: "cm-faultLine cm-isWarning" }),
};

const decorate = ({ doc }: EditorState, faults: readonly Fault[]): DecorationSet => {
  const ranges = faults.flatMap((fault): Range<Decoration>[] => {
    if (fault.line < 1 || fault.line > doc.lines) return [];
    const { from, to } = doc.line(fault.line);
    const widget = Decoration.widget({ widget: new FaultWidget(fault), block: true, side: 1 });
    return [LINES[fault.severity].range(from), widget.range(to)];
  });
  return Decoration.set(ranges, true);
};

/** Lines on which something is wrong, and below each what it is. They go with their lines, until the next run. */
export const faultField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    for (const effect of transaction.effects)
      if (effect.is(setFaults)) return decorate(transaction.state, effect.value);
    return before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
