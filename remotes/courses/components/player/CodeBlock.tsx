import { useMessages } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import s from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton";
import { useHighlighted } from "./useHighlighted";

interface CodeBlockProps {
  readonly language: string;
  readonly source: string;
  readonly caption: string;
}

/** How a language's name is known here; `html` is one of XML's family to a highlighter. */
const HIGHLIGHTED: ReadonlyMap<string, string> = new Map([
  ["html", "xml"],
  ["js", "javascript"],
  ["ts", "typescript"],
  ["sh", "bash"],
]);

/** Code to read and to copy. Its colours come after it. */
export const CodeBlock = ({ language, source, caption }: CodeBlockProps) => {
  const t = useMessages<Messages>();
  const html = useHighlighted(source, HIGHLIGHTED.get(language) ?? language);
  const name = t.codeOf(language === "" || language === "text" ? t.plainText : language);
  return (
    <figure className={s.code}>
      <div className={s.bar}>
        <span>{language === "text" ? t.plainText : language}</span>
        <CopyButton text={source} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0} role="group" aria-label={name}>
        {/* The highlighter escapes the source. */}
        {html === null ? <code>{source}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
