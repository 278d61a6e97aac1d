import { slotContentId } from "../boot/pageState";
import { PAGE_PLACE } from "../frame/PageOutlet";
import { nextTask } from "../boot/nextTask";
import { isHeardButton, repeatClicks } from "./earlyClicks";
import { restoreTyped, tellTyped } from "./typedText";

const SLOT_CONTENT = slotContentId("");

const placeOf = (element: Element): string =>
  element.closest(`[id^="${SLOT_CONTENT}"]`)?.id.slice(SLOT_CONTENT.length) ?? PAGE_PLACE;

/**
 * Buttons that are pressed and fields that are filled in before React hears of them: on the page until it is taken over, in a slot until its
 * own code is there, which comes when the slot is near. Each place is told of them at the moment from which it is React's.
 */
export class EarlyUse {
  private readonly taken = new Set<string>();
  private clicked: readonly HTMLElement[] = [];
  /** Pressed in this task: a place that is taken over meanwhile hears of it by itself. */
  private pressed: HTMLElement | null = null;

  /** @param clicked buttons that were pressed until now */
  listen(clicked: readonly HTMLElement[]): void {
    this.clicked = clicked;
    addEventListener("click", this.press, true);
  }

  /** Told each place that React takes over. */
  readonly hear = (place: string): void => {
    if (this.taken.has(place)) return;
    this.taken.add(place);
    tellTyped((field) => placeOf(field) === place);
    if (place === PAGE_PLACE) restoreTyped();
    const missed = this.clicked.filter((button) => placeOf(button) === place && button !== this.pressed);
    this.clicked = this.clicked.filter((button) => placeOf(button) !== place);
    // A form that was sent has first to know what was typed.
    if (missed.length > 0) void nextTask().then(() => repeatClicks(missed));
  };

  private readonly press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || !isHeardButton(button)) return;
    const place = placeOf(button);
    // The code of the page itself is there: React takes over whatever of it is pressed, at once.
    if (place === PAGE_PLACE || this.taken.has(place)) return;
    this.clicked = [...this.clicked.filter((other) => other !== button), button];
    this.pressed = button;
    void nextTask().then(() => (this.pressed = null));
  };
}
