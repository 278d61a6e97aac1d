import { useMessages } from "@serambi/kernel/remote";
import { CODE_PLACES, CopyButton, cx, useAttendedCode, useHighlighted } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import s from "./CodeBlock.module.css";

interface CodeBlockProps {
  readonly language: string;
  readonly source: string;
  readonly caption: string;
}

/** Code to read and to copy. Its colours come after it. */
export const CodeBlock = ({ language, source, caption }: CodeBlockProps) => {
  const t = useMessages<Messages>();
  const html = useHighlighted(source, language);
  const { button, opened } = useAttendedCode(language, source);
  const name = t.codeOf(language === "" || language === "text" ? t.plainText : language);
  return (
    <figure className={cx(CODE_PLACES, s.code)}>
      <div data-code="">
        <div>
          <span>{language === "text" ? t.plainText : language}</span>
          {button}
          <CopyButton text={source} texts={{ copy: t.copyCode, copied: t.copied, failed: t.copyFailed }} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre tabIndex={0} role="group" aria-label={name}>
          {/* The highlighter escapes the source. */}
          {html === null ? <code>{source}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
        </pre>
      </div>
      {opened && <div data-attended="">{opened}</div>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
