import { Link } from "@serambi/kernel/router";
import { marked, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode } from "react";

import { allowedLink, allowedPicture } from "../contract/allowed";
import { AnswerCode } from "./AnswerCode";
import s from "./Markdown.module.css";
import { sectionsOf } from "./sectionsOf";

const OPTIONS = { gfm: true, breaks: false } as const;
const IS_NUMBER = /^\d{1,2}$/;

interface Words {
  readonly source: (number: string) => string;
  readonly codeOf: (language: string) => string;
}

const link = ({ href, tokens, text }: Tokens.Link, words: Words): ReactNode => {
  const allowed = allowedLink(href);
  if (allowed === null) return inline(tokens, words);
  if (IS_NUMBER.test(text))
    return (
      <Link to={allowed} className={s.cite} aria-label={words.source(text)}>
        {text}
      </Link>
    );
  return allowed.startsWith("/") ? (
    <Link to={allowed}>{inline(tokens, words)}</Link>
  ) : (
    <a href={allowed}>{inline(tokens, words)}</a>
  );
};

const picture = ({ href, text }: Tokens.Image): ReactNode => {
  const allowed = allowedPicture(href);
  return allowed === null ? text : <img src={allowed} alt={text} loading="lazy" />;
};

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (whole, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name] ?? whole,
  );

/** Marks that are not listed here, HTML above all, are shown as plain letters. Nothing is ever handed to the page as markup. */
const one = (given: Token, words: Words): ReactNode => {
  const token = given as Tokens.Generic & Tokens.Text; // of the kinds below, each with what its kind has
  switch (token.type as string) {
    case "strong":
      return <strong>{inline(token.tokens, words)}</strong>;
    case "em":
      return <em>{inline(token.tokens, words)}</em>;
    case "del":
      return <del>{inline(token.tokens, words)}</del>;
    case "codespan":
      return <code>{unescaped(token.text)}</code>;
    case "br":
      return <br />;
    case "link":
      return link(given as Tokens.Link, words);
    case "image":
      return picture(given as Tokens.Image);
    case "escape":
      return unescaped(token.text);
    case "text":
      return token.tokens ? inline(token.tokens, words) : unescaped(token.text);
    default:
      return token.raw;
  }
};

const inline = (tokens: readonly Token[] | undefined, words: Words): ReactNode =>
  // Places of a text that only grows: what stands before stays the same.
  // oxlint-disable-next-line react/no-array-index-key -- see above
  (tokens ?? []).map((token, at) => <Fragment key={at}>{one(token, words)}</Fragment>);

const list = ({ ordered, start, items }: Tokens.List, words: Words): ReactNode => {
  const lines = items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text that only grows
    <li key={at}>{blocks(item.tokens, words)}</li>
  ));
  return ordered ? <ol start={Number(start) || 1}>{lines}</ol> : <ul>{lines}</ul>;
};

const table = ({ header, rows }: Tokens.Table, words: Words): ReactNode => (
  <div className={s.wide}>
    <table>
      <thead>
        <tr>
          {header.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
            <th key={at} scope="col">
              {inline(cell.tokens, words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text that only grows
          <tr key={at}>
            {row.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <td key={column}>{inline(cell.tokens, words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const block = (token: Token, words: Words): ReactNode => {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
      return <p>{inline(token.tokens, words)}</p>;
    case "heading":
      return <p className={s.heading}>{inline(token.tokens, words)}</p>;
    case "code":
      return (
        <AnswerCode
          source={(token as Tokens.Code).text}
          language={(token as Tokens.Code).lang ?? ""}
          name={words.codeOf}
        />
      );
    case "blockquote":
      return <blockquote>{blocks(token.tokens, words)}</blockquote>;
    case "list":
      return list(token as Tokens.List, words);
    case "table":
      return table(token as Tokens.Table, words);
    case "hr":
      return <hr />;
    case "html":
      return <p>{token.raw}</p>;
    default:
      return one(token, words);
  }
};

const Block = memo(
  function Block({ token, words }: { readonly token: Token; readonly words: Words }) {
    return block(token, words);
  },
  // A block whose text is the same is the same: only the last one of an answer that comes is drawn again.
  (before, after) =>
    before.token.raw === after.token.raw && before.token.type === after.token.type && before.words === after.words,
);

const blocks = (tokens: readonly Token[] | undefined, words: Words): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- a text that only grows
  (tokens ?? []).map((token, at) => <Block key={at} token={token} words={words} />);

interface MarkdownProps {
  readonly text: string;
  readonly words: Words;
}

/** A part of an answer, read once for as long as it stays the same. */
const Section = memo(function Section({ text, words }: MarkdownProps) {
  return blocks(marked.lexer(text, OPTIONS), words);
});

/** An answer: Markdown out of a closed list of kinds, as elements. */
export const Markdown = memo(function Markdown({ text, words }: MarkdownProps) {
  return (
    <div className={s.text}>
      {sectionsOf(text).map((section, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text that only grows
        <Section key={at} text={section} words={words} />
      ))}
    </div>
  );
});
