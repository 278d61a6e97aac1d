import { whenIdle } from "@serambi/kernel/ui";
import { useEffect, useState } from "react";

/** The strip below the top of the window: a clause that reaches into it is the one that is read. */
const STRIP = "-10% 0px -75% 0px";

/**
 * The clause that is being read, by its id; undefined above the first.
 * @param ids with spaces between them, so that the same ids are the same value
 */
export const useReadClause = (ids: string): string | undefined => {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    let watcher: IntersectionObserver | undefined;
    let isOver = false;
    whenIdle(() => {
      if (isOver || typeof IntersectionObserver === "undefined") return;
      watcher = new IntersectionObserver(
        (entries) => {
          // The end of the clause before may reach into the strip as well.
          const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
          if (entered) setRead(entered.target.id);
        },
        { rootMargin: STRIP },
      );
      for (const id of ids.split(" ")) {
        const clause = document.getElementById(id);
        if (clause) watcher.observe(clause);
      }
    });
    return () => {
      isOver = true;
      watcher?.disconnect();
    };
  }, [ids]);
  return read;
};
