import { useMessages, useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { exercisesPath, studioAboutPath } from "../../contract/studio/paths";
import type { Program } from "../../contract/studio/Program";
import type { StudioMessages } from "../../messages/studio.id";
import tabs from "./FileTabs.module.css";
import { FirstCode } from "./FirstCode";
import { LanguageChoice } from "./LanguageChoice";
import { StatusLine } from "./StatusLine";
import { StudioBar } from "./StudioBar";
import s from "./Workbench.module.css";

interface FirstStudioProps {
  readonly program: Program;
  readonly isLost: boolean;
}

/** The studio as the server sends it: what there is to read and to choose, in the places where it is edited and run a moment later. */
export const FirstStudio = ({ program, isLost }: FirstStudioProps) => {
  const t = useMessages<StudioMessages>();
  const tenant = useTenant();
  const [about, exercises] = [studioAboutPath(tenant), exercisesPath(tenant)];
  return (
    <div className={s.workbench} data-kind="studio" data-view="code">
      <StudioBar tools={null}>
        <h1>{t.studio}</h1>
        {exercises !== undefined && <TextLink to={exercises}>{t.exercises}</TextLink>}
        {about !== undefined && <TextLink to={about}>{t.about}</TextLink>}
      </StudioBar>
      <div className={s.columns}>
        <section className={s.editor} aria-label={t.editor}>
          <LanguageChoice chosen={program.language} />
          <div className={tabs.row}>
            <span className={tabs.tab} data-active="">
              <span className={tabs.first}>{LANGUAGE_FACTS[program.language].mainFile}</span>
            </span>
          </div>
          <FirstCode {...{ program, isLost }} />
          <StatusLine language={program.language} cursor={{ line: 1, column: 1 }} />
        </section>
        <section className={s.result} aria-label={t.viewResult}>
          <div className={s.empty}>
            <p>{t.nothingRun}</p>
            <p>{t.nothingRunHelp}</p>
          </div>
        </section>
      </div>
    </div>
  );
};
