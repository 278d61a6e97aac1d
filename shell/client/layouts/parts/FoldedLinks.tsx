import type { NavBranch } from "@serambi/kernel/contracts";
import { Icon } from "@serambi/kernel/ui";
import type { ComponentProps } from "react";

import type { FrameProps } from "../types";
import s from "./FoldedLinks.module.css";
import { isHere } from "./isHere";
import { SubLinks } from "./SubLinks";

interface FoldedLinksProps extends ComponentProps<typeof SubLinks>, Pick<FrameProps, "t"> {
  /** Of the link that these are below. */
  readonly label: string;
  readonly links: NonNullable<NavBranch["children"]>;
}

/** The links below a link of the small screens' menu, folded away: there are too many to stand between it and the next one. */
export const FoldedLinks = ({ label, t, ...rest }: FoldedLinksProps) => (
  <details name="folded-links" className={s.fold} open={rest.links.some(({ href }) => isHere(href, rest.path))}>
    <summary className={s.button} aria-label={t.moreOf(label)}>
      <Icon name="chevron-down" className={s.sign} />
    </summary>
    <SubLinks {...rest} />
  </details>
);
