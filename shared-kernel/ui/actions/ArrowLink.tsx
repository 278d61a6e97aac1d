import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { Anchor, type AnchorProps } from "./Anchor";
import s from "./Link.module.css";

/** The rule under it is always there; on hover the arrow leaves and nothing else moves. */
export const ArrowLink = ({ children, className, ...rest }: AnchorProps) => (
  <Anchor {...rest} className={cx(s.arrow, className)}>
    {children} <Icon name="arrow-right" />
  </Anchor>
);
