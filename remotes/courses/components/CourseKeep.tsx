import { useMessages, useTenant } from "@serambi/kernel/remote";
import { AddToCalendar, ShareLink } from "@serambi/kernel/ui";

import type { ClassOverview } from "../contract/hosts/classes";
import { coursePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import s from "./CourseKeep.module.css";
import { calendarTexts, shareTexts } from "./keepTexts";

/** What a visitor takes along from a class's page: its first day, and its address. */
export const CourseKeep = ({ course }: { readonly course: ClassOverview }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const { name, slug, type, description, classroomId, startsOn, state } = course;
  const url = tenant.origin + (coursePath(tenant, slug, type) ?? "/");
  const isToCome = state !== "started" && state !== "ended";
  return (
    <div className={s.keep}>
      {startsOn && isToCome && (
        <AddToCalendar
          fileName={slug}
          texts={calendarTexts(t)}
          event={{
            uid: `${classroomId}@${new URL(url).host}`,
            title: t["calendar.starts"](name),
            description,
            url,
            when: { day: startsOn },
          }}
        />
      )}
      <ShareLink url={url} title={name} texts={shareTexts(t)} />
    </div>
  );
};
