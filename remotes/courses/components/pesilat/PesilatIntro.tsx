import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, cx, Wrap } from "@serambi/kernel/ui";

import type { ClassOverview } from "../../contract/hosts/classes";
import { beltOf } from "../../contract/pesilat/belts";
import { pesilatClassPath, pesilatPath } from "../../contract/pesilat/paths";
import type { Messages } from "../../messages/id";
import { ClassBadge } from "../ClassBadge";
import { BeltCloth } from "./BeltCloth";
import s from "./PesilatIntro.module.css";

/** The class under its belt: code, name and what it is, at a glance. */
export const PesilatIntro = ({
  course,
}: {
  readonly course: Pick<ClassOverview, "name" | "code" | "description" | "state" | "level">;
}) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const belt = beltOf(course.level);
  return (
    <header>
      <BeltCloth belt={belt} className={s.cloth} />
      <Wrap className={s.intro}>
        <Breadcrumb
          label={t.breadcrumb}
          items={[
            { label: t["pesilat.name"], to: pesilatPath(tenant) },
            { label: t["pesilat.list"], to: pesilatClassPath(tenant) },
            { label: course.name },
          ]}
        />
        <p className={s.code}>{course.code}</p>
        <h1 className={cx(s.name, s[belt ?? "open"])}>{course.name}</h1>
        <p className={s.lede}>{course.description}</p>
        <p>
          <ClassBadge state={course.state} />
        </p>
      </Wrap>
    </header>
  );
};
