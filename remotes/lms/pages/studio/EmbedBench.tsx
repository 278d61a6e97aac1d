import type { PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { CodeArea } from "../../components/studio/CodeArea";
import type { CodeEditor } from "../../components/studio/editor/CodeEditor";
import s from "../../components/studio/Embed.module.css";
import { goToFault } from "../../components/studio/goToFault";
import { OpenInStudio } from "../../components/studio/OpenInStudio";
import { RunButton } from "../../components/studio/RunButton";
import { RunResultPane } from "../../components/studio/RunResultPane";
import { StudioBar } from "../../components/studio/StudioBar";
import { useStudio } from "../../stores/studio/useStudio";
import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { embedLoader } from "./embed.server";

/** A program in a frame, once what edits and runs has come. */
export const EmbedBench = observer(function EmbedBench({
  data,
  context: { t },
}: Pick<PageProps<typeof embedLoader>, "data" | "context">) {
  const store = useStudio(data.sample, { comment: t.sampleComment, greeting: t.sampleGreeting });
  const { program, run, preferences } = store;
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const start = (): void => void store.runProgram();
  const title = t.embedTitle(LANGUAGE_FACTS[program.language].name);
  return (
    <div className={s.embed}>
      <StudioBar
        tools={
          <>
            <OpenInStudio program={program} />
            <RunButton run={run} onRun={start} />
          </>
        }
      >
        <h1>{title}</h1>
      </StudioBar>
      {store.isLinkBroken && <p role="alert">{t.linkBroken}</p>}
      <CodeArea
        {...{ program, preferences }}
        diagnostics={run.result?.diagnostics ?? []}
        onRun={start}
        onEditor={setEditor}
      />
      {run.phase !== "idle" && (
        <div className={s.result}>
          <RunResultPane
            {...{ run, preferences }}
            onGo={(diagnostic) => goToFault(program, editor, diagnostic)}
            onRunAgain={start}
          />
        </div>
      )}
    </div>
  );
});
