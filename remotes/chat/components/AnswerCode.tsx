import { useHighlighted } from "@serambi/kernel/ui";

interface AnswerCodeProps {
  readonly source: string;
  readonly language: string;
  readonly name: (language: string) => string;
}

const WORD = /^[a-z]{1,20}$/;

/** A block of code in an answer; its colours come after it. */
export const AnswerCode = ({ source, language, name }: AnswerCodeProps) => {
  const known = WORD.test(language) ? language : "text";
  const html = useHighlighted(source, known);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre tabIndex={0} role="group" aria-label={name(known)}>
      {/* The highlighter escapes the source. */}
      {html === null ? <code>{source}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
    </pre>
  );
};
