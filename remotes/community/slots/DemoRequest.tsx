import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Section, Wrap } from "@serambi/kernel/ui";
import { PublicForm } from "@serambi/kernel/ui/controls";
import { useId } from "react";

import { DemoFields } from "../components/DemoFields";
import { DEMO_PATH } from "../contract/paths";
import type { DemoMessages } from "../messages/demo.id";
import type { demoSlot } from "./demo.server";
import s from "./DemoRequest.module.css";

/** `community.demo-request.v1`: posted to the page of demo requests, which answers. */
export const Slot = ({ props: { anchor, title, text, note } }: SlotProps<typeof demoSlot>) => {
  const t = useMessages<DemoMessages>();
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </div>
        <PublicForm draft="demo" texts={t} action={DEMO_PATH}>
          <DemoFields t={t} note={note} />
        </PublicForm>
      </Wrap>
    </Section>
  );
};
