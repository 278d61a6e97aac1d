import { cx } from "@serambi/kernel/ui";
import { Fragment, type ReactNode } from "react";

import type { Block, Span } from "../../contract/quiz/words";
import s from "./Words.module.css";

interface SpanProps {
  readonly span: Span;
  /** What stands in a gap. */
  readonly gap?: ((at: number) => ReactNode) | undefined;
}

const One = ({ span: { text, as, lang, gap: at }, gap }: SpanProps) => {
  if (at !== undefined) return gap ? gap(at) : <span className={s.gap}>…</span>;
  const Element = as === undefined ? (lang ? "span" : Fragment) : as;
  return Element === Fragment ? text : <Element {...(lang && { lang })}>{text}</Element>;
};

interface SpansProps {
  readonly spans: readonly Span[];
  readonly gap?: SpanProps["gap"];
}

/** One line of words. */
export const Spans = ({ spans, gap }: SpansProps) => (
  <>
    {spans.map((span, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one line: they never change places
      <One key={at} span={span} gap={gap} />
    ))}
  </>
);

/** The words alone. */
export const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

const Code = ({ caption, lines }: Extract<Block, { kind: "code" }>) => (
  <figure className={s.code}>
    {caption && <figcaption className={s.caption}>{caption}</figcaption>}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard */}
    <pre tabIndex={0}>
      <code>
        {lines.map(({ text, isMarked }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text
          <span key={at} className={cx(s.line, isMarked && s.marked)}>
            {isMarked ? <mark>{text}</mark> : text}
            {"\n"}
          </span>
        ))}
      </code>
    </pre>
  </figure>
);

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly gap?: SpanProps["gap"];
}

/** Paragraphs and code. */
export const Blocks = ({ blocks, gap }: BlocksProps) => (
  <>
    {blocks.map((block, at) =>
      block.kind === "code" ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <Code key={at} {...block} />
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <p key={at}>
          <Spans spans={block.spans} gap={gap} />
        </p>
      ),
    )}
  </>
);
