import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { RichText } from "@serambi/kernel/ui";

import { TEXT_LABELS, type Article } from "../../../contract/articles/Article";
import type { Messages } from "../../../messages/id";
import s from "./ArticleText.module.css";

/** The text itself, and the words by which its tables and notes are named for whoever does not see them. */
export const ArticleText = ({ article: { content, language } }: { readonly article: Article }) => {
  const t = useMessages<Messages>();
  const lang = language === useLanguage() ? undefined : language;
  return (
    <>
      <div lang={lang}>
        <RichText html={content} className={s.text} />
      </div>
      <div hidden>
        <span id={TEXT_LABELS.note}>{t["article.note"]}</span>
        <span id={TEXT_LABELS.back}>{t["article.back"]}</span>
        <span id={TEXT_LABELS.notes}>{t["article.notes"]}</span>
        <span id={TEXT_LABELS.table}>{t["article.table"]}</span>
      </div>
    </>
  );
};
