import { whenIdle } from "@serambi/kernel/ui";
import { useEffect, useState } from "react";

import type { ArticleHeading } from "../../../contract/articles/Article";

/** What stands in the uppermost part of the window is being read. */
const LINE = 0.25;

/** The last of the elements, which stand below each other, that begins above a line; -1 where none does. */
const lastAbove = (elements: readonly HTMLElement[], line: number): number => {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) < line) from = middle + 1;
    else to = middle;
  }
  return from - 1;
};

/** The id of the heading below which the visitor reads; null before the first one, and until that is known. */
export const useReadHeading = (headings: readonly ArticleHeading[]): string | null => {
  const [read, setRead] = useState<string | null>(null);

  useEffect(() => {
    let watcher: IntersectionObserver | undefined;
    let isOver = false;
    whenIdle(() => {
      if (isOver || typeof IntersectionObserver === "undefined") return;
      const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
      const look = () => setRead(elements[lastAbove(elements, innerHeight * LINE)]?.id ?? null);
      watcher = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - LINE * 100}% 0px` });
      for (const element of elements) watcher.observe(element);
    });
    return () => {
      isOver = true;
      watcher?.disconnect();
    };
  }, [headings]);

  return read;
};
