import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ClassRows } from "../components/ClassRows";
import { pagePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { nextSlot } from "./next.server";
import s from "./NextClasses.module.css";

/** `probe.next.v1`: the classes that begin next, and the way to all of them. */
export const Slot = ({ props, data }: SlotProps<typeof nextSlot>) => {
  const t = useMessages<Messages>();
  const path = pagePath(useTenant());
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Wrap>
        <h2 id={headingId} className={s.title}>
          {props.title}
        </h2>
        {data.length === 0 ? <p className={s.empty}>{t.empty}</p> : <ClassRows classes={data} heading="h3" />}
        {path && (
          <p className={s.all}>
            <ArrowLink to={path}>{t.all}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
