import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, Wrap } from "@serambi/kernel/ui";

import { beltOf } from "../../contract/pesilat/belts";
import { byStart } from "../../contract/pesilat/ladder";
import { pesilatPath } from "../../contract/pesilat/paths";
import type { IndexedPesilatClass } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import { ClassBadge } from "../ClassBadge";
import { priceText } from "../courseTexts";
import { BeltCloth } from "./BeltCloth";
import s from "./PesilatList.module.css";
import { PesilatTitle } from "./PesilatTitle";
import { placesText, scheduleText } from "./pesilatTexts";

/** All classes as an index by code, what begins first above; the edge of each is its belt. */
export const PesilatList = ({ classes }: { readonly classes: readonly IndexedPesilatClass[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <>
      <Wrap as="header" className={s.head}>
        <Breadcrumb
          label={t.breadcrumb}
          items={[{ label: t["pesilat.name"], to: pesilatPath(useTenant()) }, { label: t["pesilat.list"] }]}
        />
        <h1>{t["pesilat.list"]}</h1>
      </Wrap>
      <Wrap as="ul" className={s.list}>
        {classes.toSorted(byStart).map((course) => (
          <li key={course.slug} className={s.row}>
            <BeltCloth belt={beltOf(course.level)} className={s.cloth} />
            <p className={s.code}>{course.code}</p>
            <div className={s.words}>
              <h2>
                <PesilatTitle course={course} />
              </h2>
              <p>{course.description}</p>
            </div>
            <div className={s.facts}>
              <ClassBadge state={course.state} />
              {[
                course.level,
                scheduleText(course, t, language),
                placesText(course, t),
                priceText(course.priceIdr, t, language),
              ].map((text) => text && <span key={text}>{text}</span>)}
            </div>
          </li>
        ))}
      </Wrap>
    </>
  );
};
