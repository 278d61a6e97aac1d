import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { CopyButton, type CopyButtonProps } from "../actions/CopyButton";
import { useAttendedCode } from "./useAttendedCode";
import { useHighlighted } from "./useHighlighted";

interface CodePlace {
  /** Which of the text's it is. */
  readonly number: number;
  readonly language: string;
  /** Above the code: the button stands in it. */
  readonly bar: Element;
  readonly code: Element;
  /** The block itself: what attends to it stands after it. */
  readonly place: Element;
}

const placesIn = (text: HTMLElement): readonly CodePlace[] =>
  Array.from(text.querySelectorAll<HTMLElement>("[data-code]")).flatMap((place, number) => {
    const [bar, pre] = place.children;
    const language = place.dataset["code"] ?? "";
    return bar && pre ? { number, language, bar, place, code: pre.querySelector("code") ?? pre } : [];
  });

/** The highlighter escapes what the code says. */
const showMarked = (code: Element, html: string): void => {
  code.innerHTML = html;
};

/** An element after a block of code, which goes with what it was made for. */
const usePlaceAfter = (place: Element, isNeeded: boolean): HTMLElement => {
  const [after] = useState(() => {
    const made = document.createElement("div");
    made.dataset["attended"] = "";
    return made;
  });
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    place.after(after);
    return () => after.remove();
  }, [place, after, isNeeded]);
  return after;
};

const Tools = ({ language, bar, code, place, texts }: CodePlace & Pick<CopyButtonProps, "texts">): ReactNode => {
  const [source] = useState(code.textContent);
  const { button, opened } = useAttendedCode(language, source);
  const after = usePlaceAfter(place, Boolean(opened));
  const html = useHighlighted(source, language);
  useEffect(() => {
    if (html !== null) showMarked(code, html);
  }, [code, html]);
  return (
    <>
      {createPortal(
        <>
          {button}
          <CopyButton text={source} texts={texts} />
        </>,
        bar,
      )}
      {opened && createPortal(opened, after)}
    </>
  );
};

export interface CodeToolsProps extends Pick<CopyButtonProps, "texts"> {
  /** Where the text stands already, whose HTML has places of code (`CODE_PLACES`), each `data-code` with its language. */
  readonly text: HTMLElement;
}

/**
 * What the code of a text that was put into the page as HTML is read with: its words get their colours, it can be copied, and attended
 * to by a remote that does so. It
 * looks for code once: another text needs another key.
 */
export const CodeTools = ({ text, texts }: CodeToolsProps) => {
  const [places] = useState(() => placesIn(text));
  return places.map((place) => <Tools key={place.number} {...place} texts={texts} />);
};
