/** What a hand does with an opened picture. */
interface GestureEvents {
  /** To the picture before or after it. */
  readonly onSwipe: (by: -1 | 1) => void;
  readonly onZoom: (isEnlarged: boolean) => void;
}

export interface Gestures {
  /** Enlarges the picture in its middle, or gives it its size again. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ENLARGED = 2.5;
const MAX_SCALE = 5;
/** A pointer that moves less has not moved. */
const STILL_PX = 8;
const SWIPE_PX = 60;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const bounded = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/**
 * Swiping turns to the neighbours; two fingers or a double tap enlarge, and what is enlarged is moved by dragging. Where it stands is
 * told to the style sheet: `--drag` of the stage, `--scale`, `--x` and `--y` of what is marked `data-zoomed` in it.
 * @param stage that has the picture in it already: another picture is watched anew
 */
export const watchGestures = (stage: HTMLElement, { onSwipe, onZoom }: GestureEvents): Gestures => {
  const pointers = new Map<number, Point>();
  let view = { scale: 1, x: 0, y: 0 };
  /** Where a movement began, and how the picture stood then. */
  let began: { at: Point; view: typeof view; spread: number } | null = null;
  let hasMoved = false;
  let lastTap: (Point & { readonly time: number }) | null = null;

  const target = stage.querySelector<HTMLElement>("[data-zoomed]");
  const apply = (next: typeof view): void => {
    const scale = Math.min(MAX_SCALE, Math.max(1, next.scale));
    const { width, height } = stage.getBoundingClientRect();
    const room = (side: number): number => ((scale - 1) * side) / 2;
    const wasEnlarged = view.scale > 1;
    view = { scale, x: bounded(next.x, room(width)), y: bounded(next.y, room(height)) };
    target?.style.setProperty("--scale", String(view.scale));
    target?.style.setProperty("--x", `${view.x}px`);
    target?.style.setProperty("--y", `${view.y}px`);
    if (scale > 1 !== wasEnlarged) onZoom(scale > 1);
  };
  /** Scales so that what is under a point stays there. */
  const scaleAt = (from: typeof view, scale: number, at: Point): typeof view => {
    const box = stage.getBoundingClientRect();
    const fromMiddle = { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 };
    const by = Math.min(MAX_SCALE, Math.max(1, scale)) / from.scale;
    return {
      scale: from.scale * by,
      x: fromMiddle.x - (fromMiddle.x - from.x) * by,
      y: fromMiddle.y - (fromMiddle.y - from.y) * by,
    };
  };
  const toggleAt = (at: Point): void => apply(view.scale > 1 ? { scale: 1, x: 0, y: 0 } : scaleAt(view, ENLARGED, at));
  const drag = (px: number): void => {
    stage.style.setProperty("--drag", `${px}px`);
    stage.toggleAttribute("data-dragged", px !== 0);
  };

  const begin = (): void => {
    const [first, second] = [...pointers.values()];
    if (!first) began = null;
    else
      began = second
        ? { at: middle(first, second), view, spread: distance(first, second) }
        : { at: first, view, spread: 0 };
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (pointers.size === 0) hasMoved = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size > 1) drag(0);
    begin();
  };
  const onMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId) || !began) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [first, second] = [...pointers.values()];
    if (!first) return;
    const at = second ? middle(first, second) : first;
    if (!hasMoved && distance(at, began.at) < STILL_PX && !second) return;
    if (!hasMoved) stage.setPointerCapture?.(event.pointerId);
    hasMoved = true;
    const moved = { x: at.x - began.at.x, y: at.y - began.at.y };
    if (second) {
      const scaled = scaleAt(began.view, (began.view.scale * distance(first, second)) / (began.spread || 1), began.at);
      apply({ ...scaled, x: scaled.x + moved.x, y: scaled.y + moved.y });
    } else if (view.scale > 1) apply({ ...began.view, x: began.view.x + moved.x, y: began.view.y + moved.y });
    else drag(moved.x);
  };
  const onTap = (at: Point, time: number): void => {
    const isSecond = lastTap && time - lastTap.time < DOUBLE_TAP_MS && distance(lastTap, at) < DOUBLE_TAP_PX;
    lastTap = isSecond ? null : { ...at, time };
    if (isSecond) toggleAt(at);
  };
  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    const swiped = began && hasMoved && view.scale === 1 && pointers.size === 0 ? at.x - began.at.x : 0;
    drag(0);
    if (!hasMoved && pointers.size === 0) onTap(at, event.timeStamp);
    begin();
    if (event.type !== "pointercancel" && Math.abs(swiped) > SWIPE_PX) onSwipe(swiped < 0 ? 1 : -1);
  };

  const handlers = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onUp,
  };
  // The browser would carry the picture off as a file.
  const stay = (event: Event): void => event.preventDefault();
  const events = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][]; // its own keys
  for (const [name, handle] of events) stage.addEventListener(name, handle);
  stage.addEventListener("dragstart", stay);

  return {
    toggle: () => {
      const { left, top, width, height } = stage.getBoundingClientRect();
      toggleAt({ x: left + width / 2, y: top + height / 2 });
    },
    stop: () => {
      for (const [name, handle] of events) stage.removeEventListener(name, handle);
      stage.removeEventListener("dragstart", stay);
      apply({ scale: 1, x: 0, y: 0 });
      drag(0);
    },
  };
};
