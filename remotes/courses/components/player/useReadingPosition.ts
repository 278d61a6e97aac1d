import { useEffect, useRef, useState, type RefObject } from "react";

import { MAX_POSITION } from "../../contract/learning/limits";
import { RESUME_HASH } from "../../contract/learning/resumeHash";

/** Less than this is the beginning, more than that the end: nothing to go back to. */
const FIRST = 80;
const LAST = 950;
/** Scrolling is read when it pauses. */
const PAUSE_MS = 250;
/** So near to a place is at it. */
const CLOSE_BY = 20;

interface ReadingOptions {
  /** True once the browser knows where the learner was, and the chapter can be read. */
  readonly isReady: boolean;
  readonly kept: () => number;
  readonly keep: (position: number) => void;
}

interface Reading {
  /** Where the learner stopped, while it is worth offering. */
  readonly resumeAt: number | null;
  readonly resume: () => void;
  /** From now on, the present place counts. */
  readonly dismiss: () => void;
}

/** How much of an element is above the window's lower edge, in thousandths. */
const positionIn = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return Math.min(MAX_POSITION, Math.max(0, ((innerHeight - top) / Math.max(1, height)) * MAX_POSITION));
};

const scrollToPosition = (element: Element, position: number): void => {
  const { top, height } = element.getBoundingClientRect();
  scrollTo(0, scrollY + top + (height * position) / MAX_POSITION - innerHeight);
};

/** Keeps how far a chapter has been read, and leads back there. */
export const useReadingPosition = (article: RefObject<Element | null>, options: ReadingOptions): Reading => {
  const { isReady } = options;
  const latest = useRef(options);
  const isDismissed = useRef(false);
  const [resumeAt, setResumeAt] = useState<number | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = article.current;
    if (!isReady || !element) return;
    const kept = latest.current.kept();
    // A place that is offered, or about to be gone to, is not given up for the top of the page.
    let offered: number | null = null;
    if (kept > FIRST && kept < LAST) {
      offered = kept;
      // The host puts a page that has just come to its top: after that.
      requestAnimationFrame(() => {
        if (location.hash === RESUME_HASH) scrollToPosition(element, kept);
        else if (kept > positionIn(element)) setResumeAt(kept);
        else offered = null;
      });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      const position = positionIn(element);
      if (offered !== null && position < offered - CLOSE_BY && !isDismissed.current) return;
      offered = null;
      setResumeAt(null);
      latest.current.keep(position);
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
    };
  }, [isReady, article]);

  const resume = (): void => {
    if (article.current && resumeAt !== null) scrollToPosition(article.current, resumeAt);
    setResumeAt(null);
  };
  const dismiss = (): void => {
    isDismissed.current = true;
    setResumeAt(null);
  };
  return { resumeAt, resume, dismiss };
};
