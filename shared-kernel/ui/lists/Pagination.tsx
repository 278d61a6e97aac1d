import { Anchor } from "../actions/Anchor";
import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { pageWindow } from "./pageWindow";
import s from "./Pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly hrefFor: (page: number) => string;
  readonly labels: {
    readonly nav: string;
    readonly previous: string;
    readonly next: string;
    /** What a number is read as, e.g. "Halaman 3"; missing: the number alone. */
    readonly page?: ((page: number) => string) | undefined;
  };
  readonly className?: string | undefined;
}

/** Pages of a list as links, so that each has an address. Nothing is drawn for a single page. */
export const Pagination = ({ page, totalPages, hrefFor, labels, className }: PaginationProps) => {
  if (totalPages < 2) return null;
  const step = (to: number, icon: "arrow-left" | "arrow-right", label: string) =>
    to < 1 || to > totalPages ? (
      <span className={s.off} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <Anchor to={hrefFor(to)} aria-label={label} rel={to < page ? "prev" : "next"}>
        <Icon name={icon} />
      </Anchor>
    );
  return (
    <nav className={cx(s.pages, className)} aria-label={labels.nav}>
      {step(page - 1, "arrow-left", labels.previous)}
      {pageWindow(page, totalPages).map((place) =>
        "page" in place ? (
          <Anchor
            key={place.page}
            to={hrefFor(place.page)}
            aria-label={labels.page?.(place.page)}
            aria-current={place.page === page ? "page" : undefined}
          >
            {place.page}
          </Anchor>
        ) : (
          <span key={`after ${place.gapAfter}`} aria-hidden="true">
            …
          </span>
        ),
      )}
      <span className={s.last}>{step(page + 1, "arrow-right", labels.next)}</span>
    </nav>
  );
};
