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
  readonly labels: { readonly nav: string; readonly previous: string; readonly next: string };
  readonly className?: string | undefined;
}

/** Pages of a list as links, so that each has an address. Nothing is drawn for a single page. */
export const Pagination = ({ page, totalPages, hrefFor, labels, className }: PaginationProps) => {
  if (totalPages < 2) return null;
  const step = (to: number, icon: "arrow-left" | "arrow-right", label: string) =>
    to < 1 || to > totalPages ? (
      <span className={s.off} />
    ) : (
      <Anchor to={hrefFor(to)} aria-label={label} rel={to < page ? "prev" : "next"}>
        <Icon name={icon} />
      </Anchor>
    );
  return (
    <nav className={cx(s.pages, className)} aria-label={labels.nav}>
      {step(page - 1, "arrow-left", labels.previous)}
      {pageWindow(page, totalPages).map((number, index) =>
        number === "gap" ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor key={number} to={hrefFor(number)} aria-current={number === page ? "page" : undefined}>
            {number}
          </Anchor>
        ),
      )}
      <span className={s.last}>{step(page + 1, "arrow-right", labels.next)}</span>
    </nav>
  );
};
