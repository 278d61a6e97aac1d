import { useMessages } from "@serambi/kernel/remote";
import type { ReactNode } from "react";

import type { StudioMessages } from "../../messages/studio.id";
import s from "./ViewChoice.module.css";

export type StudioView = "task" | "code" | "result";

interface ViewChoiceProps {
  readonly views: readonly StudioView[];
  readonly chosen: StudioView;
  readonly onChoose: (view: StudioView) => void;
  /** Beside "Result": how many tests pass, or the line of an error. */
  readonly mark?: ReactNode;
}

/** On a narrow screen: which of the parts is shown. */
export const ViewChoice = ({ views, chosen, onChoose, mark }: ViewChoiceProps) => {
  const t = useMessages<StudioMessages>();
  const names = { task: t.viewTask, code: t.viewCode, result: t.viewResult };
  return (
    <div className={s.views} role="group" aria-label={t.views}>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
          {names[view]}
          {view === "result" && mark && <b>{mark}</b>}
        </button>
      ))}
    </div>
  );
};
