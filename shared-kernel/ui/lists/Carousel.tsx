import { useEffect, useId, useRef, useState, type ReactNode } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import s from "./Carousel.module.css";
import { readCarousel, type CarouselPlace } from "./readCarousel";

export interface CarouselProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** Which ones are seen, from 1, e.g. "2–4 dari 9". */
    readonly position: (first: number, last: number, total: number) => string;
  };
  /** How wide one is: a third, a half, or nearly all of the width; on small screens always nearly all. */
  readonly itemSize?: "third" | "half" | "full" | undefined;
  readonly className?: string | undefined;
}

/**
 * A row that is scrolled sideways: by touch, wheel or arrow keys, and by two buttons where a script runs. It never moves by
 * itself. The next one is always partly seen, so that one knows of it.
 */
export const Carousel = ({ label, items, labels, itemSize = "third", className }: CarouselProps) => {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const [place, setPlace] = useState<CarouselPlace | null>(null);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const read = () => setPlace((before) => readCarousel(element, before));
    read();
    element.addEventListener("scroll", read, { passive: true });
    window.addEventListener("resize", read);
    return () => {
      element.removeEventListener("scroll", read);
      window.removeEventListener("resize", read);
    };
  }, [items.length]);

  const go = (direction: 1 | -1) => {
    const element = list.current;
    // One window further, so that what was cut off at the edge comes into full sight.
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };

  const isAll = place !== null && place.isStart && place.isEnd;
  const step = (direction: 1 | -1, name: string, isOff: boolean) => (
    <button
      type="button"
      className={s.step}
      aria-label={name}
      aria-controls={id}
      // Not `disabled`: a button that loses its focus at the end of the row leaves the keyboard nowhere.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && go(direction)}
    >
      <Icon name={direction === 1 ? "arrow-right" : "arrow-left"} />
    </button>
  );

  return (
    <section className={cx(s.carousel, className)} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul id={id} ref={list} className={cx(s.list, s[itemSize])} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{item.content}</li>
        ))}
      </ul>
      <div className={cx(s.controls, isAll && s.off)}>
        <p className={s.position} role="status">
          {place && labels.position(place.first, place.last, items.length)}
        </p>
        {step(-1, labels.previous, place?.isStart ?? true)}
        {step(1, labels.next, place?.isEnd ?? false)}
      </div>
    </section>
  );
};
