import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";

import type { ProgramDetail } from "../../contract/hosts/programs";
import { programsPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import { CourseCover } from "../CourseCover";
import { PageTop } from "./PageTop";
import s from "./ProgramIntro.module.css";

/** What the programme is, at a glance, with a length of its cloth. */
export const ProgramIntro = ({ program }: { readonly program: ProgramDetail }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const list = programsPath(useTenant());
  const { name, summary, classCount, schoolCount } = program;
  return (
    <div className={s.intro}>
      <PageTop heading={name} lede={summary} way={[{ label: t["programs.title"], to: list }]}>
        <ul className={s.facts}>
          <li>
            <Icon name="book" /> {t["programs.classes"](formatNumber(classCount, language))}
          </li>
          {schoolCount > 0 && (
            <li>
              <Icon name="people" /> {t["programs.schools"](formatNumber(schoolCount, language))}
            </li>
          )}
        </ul>
      </PageTop>
      <div className={s.cloth}>
        <CourseCover course={program} />
      </div>
    </div>
  );
};
