import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { CODE_PLACES, cx, RichText, whenIdle, type CodeToolsProps } from "@serambi/kernel/ui";
import { useEffect, useRef, useState, type ComponentType } from "react";

import { TEXT_LABELS, type ShownArticle } from "../../../contract/articles/Article";
import type { Messages } from "../../../messages/id";
import s from "./ArticleText.module.css";
import { whenNear } from "./whenNear";

/** What the code of a text is read with, once it is loaded. */
interface Tools extends Pick<CodeToolsProps, "text"> {
  readonly Code: ComponentType<Pick<CodeToolsProps, "text">>;
  readonly content: string;
}

/** The text itself, and the words by which its tables, notes and code are named for whoever does not see them. */
export const ArticleText = ({ article: { content, language } }: { readonly article: ShownArticle }) => {
  const t = useMessages<Messages>();
  const lang = language === useLanguage() ? undefined : language;
  const place = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    const text = place.current;
    const code = Array.from(text?.querySelectorAll("[data-code]") ?? []);
    if (!text || code.length === 0) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const load = () =>
      void import("./ArticleCode").then(
        ({ ArticleCode }) => {
          if (!isOver) setTools({ Code: ArticleCode, text, content });
        },
        () => undefined, // plain code is code, too
      );
    // The page is painted first, and who reads no further than the beginning needs none of it.
    whenIdle(() => {
      if (!isOver) stop = whenNear(code, load);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [content]);

  return (
    <>
      <div ref={place} lang={lang}>
        <RichText html={content} className={cx(s.text, CODE_PLACES)} />
      </div>
      {tools?.content === content && <tools.Code key={content} text={tools.text} />}
      <div hidden>
        <span id={TEXT_LABELS.note}>{t["article.note"]}</span>
        <span id={TEXT_LABELS.back}>{t["article.back"]}</span>
        <span id={TEXT_LABELS.notes}>{t["article.notes"]}</span>
        <span id={TEXT_LABELS.table}>{t["article.table"]}</span>
        <span id={TEXT_LABELS.code}>{t["article.code"]}</span>
      </div>
    </>
  );
};
