import { useEffect, useState } from "react";

import { whenIdle } from "./whenIdle";

/** How a language's name is known to the highlighter; `html` is one of XML's family there. */
const KNOWN_AS: ReadonlyMap<string, string> = new Map([
  ["html", "xml"],
  ["js", "javascript"],
  ["ts", "typescript"],
  ["py", "python"],
  ["sh", "bash"],
]);

/**
 * The same code with its words marked, as HTML, after the page has been painted; until then, and where the language is not known
 * or the highlighter cannot be had, null: the code is read as it is.
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
          if (!isOver) setHtml(highlightCode(source, KNOWN_AS.get(language) ?? language));
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
