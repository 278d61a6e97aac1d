import { useEffect, useState } from "react";

/** Once nothing else is to be done: the page is painted, and can be used. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run, 200);
};

/**
 * The same code with its words marked, after the page has been painted; until then, and where the highlighter
 * cannot be had, null: the code is read as it is.
 */
export const useHighlighted = (source: string, language: string): string | null => {
  const [html, setHtml] = useState<string | null>(null);

  useEffect(() => {
    if (language === "text" || language === "") return;
    let isOver = false;
    whenIdle(() => {
      if (isOver) return;
      import(/* webpackChunkName: "highlight" */ "./highlightCode").then(
        ({ highlightCode }) => {
          if (!isOver) setHtml(highlightCode(source, language));
        },
        () => undefined, // plain code is code, too
      );
    });
    return () => {
      isOver = true;
    };
  }, [source, language]);

  return html;
};
