import { useEffect, useRef } from "react";

import type { ShownSlot } from "./shownSlots";
import { slotPlaces } from "./shownSlots";
import s from "./SlotOutlines.module.css";

/** Lays each frame over its slot; the page itself is not touched, so that it stays as it is without. */
const layOver = (layer: HTMLElement): void => {
  const places = slotPlaces();
  for (const frame of layer.querySelectorAll<HTMLElement>("[data-name]")) {
    const index = places.findIndex(({ dataset }) => dataset["slot"] === frame.dataset["name"]);
    const place = index === -1 ? undefined : places.splice(index, 1)[0];
    frame.hidden = place === undefined;
    if (!place) continue;
    const { left, top, width, height } = place.getBoundingClientRect();
    frame.style.transform = `translate(${left}px, ${top}px)`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }
};

/** A frame around every slot of the page, with its name and where it comes from. */
export const SlotOutlines = ({ slots }: { readonly slots: readonly ShownSlot[] }) => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    let frame = requestAnimationFrame(() => layOver(element));
    const again = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => layOver(element));
    };
    const sizes = new ResizeObserver(again);
    sizes.observe(document.body);
    for (const place of slotPlaces()) sizes.observe(place);
    addEventListener("scroll", again, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener("scroll", again, true);
    };
  }, [slots]);

  return (
    <div ref={layer} className={s.layer} aria-hidden="true">
      {slots.map(({ id, name, version }) => (
        <div key={id} className={s.frame} data-name={name}>
          <span className={s.label}>
            {name} {version}
          </span>
        </div>
      ))}
    </div>
  );
};
