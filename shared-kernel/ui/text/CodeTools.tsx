import { useEffect, useState, type ReactPortal } from "react";
import { createPortal } from "react-dom";

import { CopyButton, type CopyButtonProps } from "../actions/CopyButton";
import { useHighlighted } from "./useHighlighted";

interface CodePlace {
  /** Which of the text's it is. */
  readonly number: number;
  readonly language: string;
  /** Above the code: the button stands in it. */
  readonly bar: Element;
  readonly code: Element;
}

const placesIn = (text: HTMLElement): readonly CodePlace[] =>
  Array.from(text.querySelectorAll<HTMLElement>("[data-code]")).flatMap((place, number) => {
    const [bar, pre] = place.children;
    const language = place.dataset["code"] ?? "";
    return bar && pre ? { number, language, bar, code: pre.querySelector("code") ?? pre } : [];
  });

/** The highlighter escapes what the code says. */
const showMarked = (code: Element, html: string): void => {
  code.innerHTML = html;
};

const Tools = ({ language, bar, code, texts }: CodePlace & Pick<CopyButtonProps, "texts">): ReactPortal => {
  const [source] = useState(code.textContent);
  const html = useHighlighted(source, language);
  useEffect(() => {
    if (html !== null) showMarked(code, html);
  }, [code, html]);
  return createPortal(<CopyButton text={source} texts={texts} />, bar);
};

export interface CodeToolsProps extends Pick<CopyButtonProps, "texts"> {
  /** Where the text stands already, whose HTML has places of code (`CODE_PLACES`), each `data-code` with its language. */
  readonly text: HTMLElement;
}

/**
 * What the code of a text that was put into the page as HTML is read with: its words get their colours, and it can be copied. It
 * looks for code once: another text needs another key.
 */
export const CodeTools = ({ text, texts }: CodeToolsProps) => {
  const [places] = useState(() => placesIn(text));
  return places.map((place) => <Tools key={place.number} {...place} texts={texts} />);
};
