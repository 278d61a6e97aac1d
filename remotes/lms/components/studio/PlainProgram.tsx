import s from "./MiniStudio.module.css";

interface PlainProgramProps {
  readonly text: string;
  readonly label: string;
  /** Below it: why it does not run. */
  readonly note?: string;
}

/** A program to be read. */
export const PlainProgram = ({ text, label, note }: PlainProgramProps) => (
  <>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <pre className={s.plain} tabIndex={0} role="group" aria-label={label}>
      <code>{text}</code>
    </pre>
    {note !== undefined && <p className={s.note}>{note}</p>}
  </>
);
