/** A run of Javanese letters, as Unicode has them. */
const JAVANESE = /([\uA980-\uA9DF]+)/u;

/** Text cut where the script changes, each run with its place in the text. */
const runsOf = (text: string): { readonly run: string; readonly at: number }[] => {
  let next = 0;
  return text.split(JAVANESE).map((run) => {
    const at = next;
    next += run.length;
    return { run, at };
  });
};

interface ScriptedProps {
  readonly text: string;
  /** Class of the Javanese letters. */
  readonly className?: string | undefined;
}

/** Text in which Javanese letters may stand: those say which language and script they are. */
export const Scripted = ({ text, className }: ScriptedProps) =>
  runsOf(text).map(({ run, at }) =>
    JAVANESE.test(run) ? (
      <span key={at} lang="jv-Java" className={className}>
        {run}
      </span>
    ) : (
      run
    ),
  );
