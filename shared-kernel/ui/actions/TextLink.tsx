import { cx } from "../cx";
import { Anchor, type AnchorProps } from "./Anchor";
import s from "./Link.module.css";

/** A link within text or a list. */
export const TextLink = ({ className, ...rest }: AnchorProps) => <Anchor {...rest} className={cx(s.text, className)} />;
