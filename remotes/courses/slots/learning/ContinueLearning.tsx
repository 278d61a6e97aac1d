import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Icon, Section } from "@serambi/kernel/ui";
import { useEffect, useId, useState } from "react";

import { begunClasses, type BegunClass } from "../../contract/learning/begunClasses";
import { chapterPath } from "../../contract/learning/chapterPaths";
import { RESUME_HASH } from "../../contract/learning/resumeHash";
import { hasKeptProgress } from "../../stores/learning/keptProgress";
import type { Messages } from "../../messages/id";
import type { continueSlot } from "./continue.server";
import s from "./ContinueLearning.module.css";

const NOTHING: readonly BegunClass[] = [];

/** What this browser knows of begun classes; nothing on the server, and nothing where it cannot be read. */
const useBegunClasses = (): readonly BegunClass[] => {
  const [begun, setBegun] = useState(NOTHING);

  useEffect(() => {
    if (!hasKeptProgress()) return;
    let isOver = false;
    let unwatch: (() => void) | undefined;
    import("../../stores/learning/LocalShelf").then(
      ({ LocalShelf }) => {
        if (isOver) return;
        const shelf = new LocalShelf(() => localStorage);
        const read = (): void => {
          const found = begunClasses(shelf.read(), shelf.hasSession());
          setBegun((before) => (found.length === 0 && before.length === 0 ? before : found));
        };
        unwatch = shelf.watch(read);
        read();
      },
      () => undefined, // a page is whole without this
    );
    return () => {
      isOver = true;
      unwatch?.();
    };
  }, []);

  return begun;
};

/** `courses.continue.v1`: the chapters to go on with. Who has begun nothing sees nothing, and no gap. */
export const Slot = ({ props }: SlotProps<typeof continueSlot>) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const headingId = useId();
  const items = useBegunClasses().flatMap(({ classroomId, bookmark, done }) => {
    const path = chapterPath(tenant, bookmark);
    return path === undefined ? [] : [{ classroomId, bookmark, done, path }];
  });
  return (
    <div hidden={items.length === 0}>
      <Section labelledBy={headingId}>
        <div className={s.wrap}>
          <h2 id={headingId} className={s.title}>
            {props.title}
          </h2>
          <ul className={s.list}>
            {items.slice(0, props.limit).map(({ classroomId, bookmark, done, path }) => (
              <li key={classroomId} className={s.item}>
                <h3>
                  <Link to={path + RESUME_HASH}>{bookmark.className}</Link>
                </h3>
                <p>{t.continueWith(bookmark.chapterTitle)}</p>
                {bookmark.chapterCount > 0 && (
                  <p className={s.progress}>
                    <progress max={bookmark.chapterCount} value={done} aria-label={t.courseProgress} />
                    {t.doneOf(done, bookmark.chapterCount)}
                  </p>
                )}
                <Icon name="arrow-right" className={s.arrow} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
};
