import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section } from "@serambi/kernel/ui";
import { useId } from "react";

import { CourseList } from "../../components/CourseList";
import { catalogSearch, EVERYTHING } from "../../contract/catalogQuery";
import { cataloguePath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { byProgramSlot } from "./programSlots.server";
import s from "./ProgramSlots.module.css";

/** `courses.by-program.v1`: classes of one programme, and the way to all of them. */
export const Slot = ({ props, data: { items, total } }: SlotProps<typeof byProgramSlot>) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const catalogue = cataloguePath(useTenant());
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className={s.wrap}>
        <h2 id={headingId} className={s.title}>
          {props.title}
        </h2>
        {items.length === 0 && <p className={s.empty}>{t["byProgram.empty"]}</p>}
        {items.length > 0 && <CourseList courses={items} heading="h3" composition="even" />}
        {catalogue && items.length < total && (
          <p className={s.all}>
            <ArrowLink to={catalogue + catalogSearch({ ...EVERYTHING, programIds: [props.programId] })}>
              {t["byProgram.all"](formatNumber(total, language))}
            </ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
};
