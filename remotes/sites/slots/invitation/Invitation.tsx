import { VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import { Leaf } from "../../components/Leaf";
import type { SectionProps } from "../SectionProps";
import type { InvitationProps } from "./schema";
import s from "./Invitation.module.css";

/** What this is in a large sentence or two, and what one can do with it, on a leaf. */
export const Slot = ({ props: { anchor, title, text, actions } }: SectionProps<InvitationProps>) => {
  const heading = useId();
  return (
    <Leaf id={anchor} labelledBy={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      <div className={s.columns}>
        <p className={s.text}>{text}</p>
        <Actions links={actions} className={s.actions} />
      </div>
    </Leaf>
  );
};
