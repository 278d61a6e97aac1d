import { cx } from "../cx";
import { Anchor, useIsDead, type AnchorProps } from "./Anchor";
import { buttonClass, type ButtonLook } from "./buttonClass";

export interface ButtonLinkProps extends AnchorProps, ButtonLook {}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, wide, className, ...rest }: ButtonLinkProps) =>
  useIsDead(rest.to) ? null : <Anchor {...rest} className={cx(buttonClass({ variant, size, wide }), className)} />;
