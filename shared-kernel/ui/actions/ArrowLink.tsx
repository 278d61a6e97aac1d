import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { Anchor, useIsDead, type AnchorProps } from "./Anchor";
import s from "./Link.module.css";

/** No line begins with the arrow: a word joiner, which has no width, ties it to the last word; nobody hears it. */
const JOINER = "\u2060";

/** The rule under it is always there; on hover the arrow leaves and nothing else moves. */
export const ArrowLink = ({ children, className, ...rest }: AnchorProps) =>
  useIsDead(rest.to) ? null : (
    <Anchor {...rest} className={cx(s.arrow, className)}>
      {children}
      <span aria-hidden="true">{JOINER}</span>
      <Icon name="arrow-right" />
    </Anchor>
  );
