export interface Placement {
  readonly side?: "bottom" | "top" | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 6;
/** Nothing that floats touches the edge of the window. */
const EDGE_PX = 8;

/** Where something of a size stands beside an anchor, in pixels of the window: on the other side where it finds no room. */
export const floatingPlace = (
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  { side = "bottom", align = "start" }: Placement = {},
): { readonly x: number; readonly y: number; readonly side: "bottom" | "top" } => {
  const room = { top: anchor.top, bottom: window.height - anchor.top - anchor.height };
  const needed = size.height + GAP_PX + EDGE_PX;
  const other = side === "bottom" ? "top" : "bottom";
  const taken = room[side] < needed && room[other] > room[side] ? other : side;
  const y = taken === "bottom" ? anchor.top + anchor.height + GAP_PX : anchor.top - size.height - GAP_PX;
  const slack = anchor.width - size.width;
  const x = anchor.left + (align === "start" ? 0 : align === "end" ? slack : slack / 2);
  const within = (value: number, limit: number) => Math.max(EDGE_PX, Math.min(value, limit - EDGE_PX));
  return { x: within(x, window.width - size.width), y: within(y, window.height - size.height), side: taken };
};

/**
 * Puts an open popover beside its anchor and keeps it there while the page scrolls. The place is in custom properties, which
 * a script may set under the content security policy; `data-side` says which side it found.
 * @returns lets go of it
 */
export const placeFloating = (anchor: HTMLElement, floating: HTMLElement, placement?: Placement): (() => void) => {
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const at = floatingPlace(anchor.getBoundingClientRect(), size, { width, height }, placement);
    floating.style.setProperty("--x", `${at.x}px`);
    floating.style.setProperty("--y", `${at.y}px`);
    floating.dataset["side"] = at.side;
  };
  place();
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
};
