import { useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";

import type { Diagnostic } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import { placeOf } from "./faultsOf";
import s from "./ProblemList.module.css";

interface ProblemListProps {
  readonly diagnostics: readonly Diagnostic[];
  readonly onGo: (diagnostic: Diagnostic) => void;
}

/** What a compiler or a run says, each with the way to its line. */
export const ProblemList = ({ diagnostics, onGo }: ProblemListProps) => {
  const t = useMessages<StudioMessages>();
  if (diagnostics.length === 0) return null;
  return (
    <ul className={s.problems} aria-label={t.problems}>
      {diagnostics.map((diagnostic, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- another run is another list
        <li key={index} data-severity={diagnostic.severity}>
          <Icon name="alert" />
          <div>
            {diagnostic.line !== null && (
              <button type="button" onClick={() => onGo(diagnostic)}>
                {diagnostic.path !== null && `${diagnostic.path}: `}
                {placeOf(diagnostic, t)}
              </button>
            )}
            <p>{diagnostic.message}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
