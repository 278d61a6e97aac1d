import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ArrowLink } from "@serambi/kernel/ui";

import type { ProgramHeading } from "../../contract/programs/ProgramData";
import { programPath } from "../../contract/programs/programPaths";
import type { Messages } from "../../messages/id";
import { PageTop } from "./PageTop";
import s from "./ProgramTop.module.css";

interface ProgramTopProps {
  readonly program: ProgramHeading;
  readonly heading: string;
  /** The list that this page is one of; without an address where the site has no such list. */
  readonly list: { readonly label: string; readonly to: string | undefined };
}

/** Where a page about one side of a programme begins: what it is, and the way to the programme itself. */
export const ProgramTop = ({ program, heading, list }: ProgramTopProps) => {
  const t = useMessages<Messages>();
  const about = programPath(useTenant(), program);
  return (
    <PageTop heading={heading} lede={program.summary} here={program.name} way={[list]}>
      {about && (
        <p className={s.about}>
          <ArrowLink to={about}>{t["events.toProgram"]}</ArrowLink>
        </p>
      )}
    </PageTop>
  );
};
