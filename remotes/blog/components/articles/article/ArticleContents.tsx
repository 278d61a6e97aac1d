import { useMessages } from "@serambi/kernel/remote";
import { useEffect, useId, useRef } from "react";

import type { ArticleHeading } from "../../../contract/articles/Article";
import type { Messages } from "../../../messages/id";
import s from "./ArticleContents.module.css";
import { useReadHeading } from "./useReadHeading";

interface Part {
  readonly heading: ArticleHeading;
  readonly below: ArticleHeading[];
}

/** Sections with those below them; what stands before the first section is one itself. */
const partsOf = (headings: readonly ArticleHeading[]): readonly Part[] => {
  const parts: Part[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.level === 3 && last) last.below.push(heading);
    else parts.push({ heading, below: [] });
  }
  return parts;
};

/** What is in an article: folded before it, beside it where there is room; the part that is being read is marked. */
export const ArticleContents = ({ headings }: { readonly headings: readonly ArticleHeading[] }) => {
  const t = useMessages<Messages>();
  const labelId = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const read = useReadHeading(headings);

  useEffect(() => {
    // Beside the text, where it stays in sight, there is no need to fold it.
    if (fold.current && getComputedStyle(fold.current).position === "sticky") fold.current.open = true;
  }, []);

  useEffect(() => {
    const place = list.current;
    const link = place?.querySelector<HTMLElement>("[aria-current]");
    if (!place || !link) return;
    // Within the list only: the page stays where it is.
    const above = link.offsetTop - place.scrollTop;
    if (above < 0 || above + link.offsetHeight > place.clientHeight)
      place.scrollTop = link.offsetTop - place.clientHeight / 2;
  }, [read]);

  const linkTo = ({ id, title }: ArticleHeading) => (
    <a href={`#${id}`} aria-current={id === read ? "location" : undefined}>
      {title}
    </a>
  );

  return (
    <nav className={s.contents} aria-labelledby={labelId}>
      <details ref={fold}>
        <summary id={labelId}>{t["article.contents"]}</summary>
        <ol ref={list}>
          {partsOf(headings).map(({ heading, below }) => (
            <li key={heading.id}>
              {linkTo(heading)}
              {below.length > 0 && (
                <ol>
                  {below.map((each) => (
                    <li key={each.id}>{linkTo(each)}</li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
