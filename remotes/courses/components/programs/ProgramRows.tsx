import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon } from "@serambi/kernel/ui";

import { programPath } from "../../contract/programs/programPaths";
import type { ListedProgram } from "../../contract/programs/ProgramData";
import type { Messages } from "../../messages/id";
import { CourseCover } from "../CourseCover";
import s from "./ProgramRows.module.css";

interface ProgramRowsProps {
  readonly programs: readonly ListedProgram[];
  readonly isBusy: boolean;
}

/** Programmes as bolts of cloth on a shelf: each shows its end, its name and what is in it. */
export const ProgramRows = ({ programs, isBusy }: ProgramRowsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  return (
    <ul className={s.rows} aria-busy={isBusy}>
      {programs.map((program) => {
        const path = programPath(tenant, program);
        return (
          <li key={program.id} className={s.row}>
            <div className={s.cloth}>
              <CourseCover course={program} />
            </div>
            <h2 className={s.name}>{path ? <Link to={path}>{program.name}</Link> : program.name}</h2>
            <p className={s.summary}>{program.summary}</p>
            <p className={s.figures}>
              <span>{t["programs.classes"](formatNumber(program.classCount, language))}</span>
              {program.schoolCount > 0 && (
                <span>{t["programs.schools"](formatNumber(program.schoolCount, language))}</span>
              )}
            </p>
            {path && <Icon name="arrow-right" className={s.arrow} />}
          </li>
        );
      })}
    </ul>
  );
};
