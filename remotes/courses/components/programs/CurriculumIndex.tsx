import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";

import type { IndexedProgram } from "../../contract/programs/ProgramData";
import { curriculumPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import s from "./CurriculumIndex.module.css";

/** A table of contents: every programme, numbered, with how much is in it. */
export const CurriculumIndex = ({ programs }: { readonly programs: readonly IndexedProgram[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  return (
    <ol className={s.index}>
      {programs.map((program, position) => {
        const path = curriculumPath(tenant, program);
        return (
          <li key={program.id} className={s.entry}>
            <span className={s.number} aria-hidden="true">
              {position + 1}
            </span>
            <h2 className={s.name}>{path ? <Link to={path}>{program.name}</Link> : program.name}</h2>
            <p className={s.summary}>{program.summary}</p>
            <p className={s.count}>{t["programs.classes"](formatNumber(program.classCount, language))}</p>
            <Icon name="arrow-right" className={s.arrow} />
          </li>
        );
      })}
    </ol>
  );
};
