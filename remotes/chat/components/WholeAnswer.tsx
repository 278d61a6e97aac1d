import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import type { ReactNode } from "react";

import { allowedLink } from "../contract/allowed";
import type { WholeAnswer as Answer } from "../contract/chat";
import type { Messages } from "../messages/id";
import { AnswerParts } from "./AnswerParts";
import s from "./Markdown.module.css";

const PIECE = /\*\*(?<bold>(?:\\.|[^*\\])+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

const plain = (text: string): string => text.replace(/\\(.)/g, "$1");

/** The embedded assistant writes bold names and links, and nothing else: no reader of all of Markdown is brought for them. */
const Line = ({ text }: { readonly text: string }) => {
  const t = useMessages<Messages>();
  const pieces: ReactNode[] = [];
  let last = 0;
  for (const found of text.matchAll(PIECE)) {
    const { bold, text: label = "", href = "" } = found.groups ?? {};
    const to = allowedLink(href);
    pieces.push(plain(text.slice(last, found.index)));
    if (bold !== undefined) pieces.push(<strong key={found.index}>{plain(bold)}</strong>);
    else if (to === null) pieces.push(plain(label));
    else
      pieces.push(
        <Link key={found.index} to={to} className={s.cite} aria-label={t.source(label)}>
          {label}
        </Link>,
      );
    last = found.index + found[0].length;
  }
  return (
    <p>
      {pieces}
      {plain(text.slice(last))}
    </p>
  );
};

/** An answer that came with the page. */
export const WholeAnswer = ({ text, sources, cards }: Answer) => (
  <>
    <div className={s.text}>
      {text.split("\n\n").map((line) => (
        <Line key={line} text={line} />
      ))}
    </div>
    <AnswerParts sources={sources} cards={cards} />
  </>
);
