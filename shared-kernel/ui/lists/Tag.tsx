import type { ReactNode } from "react";

import { Anchor } from "../actions/Anchor";
import { cx } from "../cx";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import { Icon } from "../pictures/Icon";
import s from "./Tag.module.css";

interface Words {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing to press; a link; or a choice that can be taken back, by an address or by a handler. */
export type TagProps = Words &
  (
    | { readonly to?: string | undefined; readonly removeLabel?: undefined }
    | { readonly removeLabel: string; readonly removeTo: string }
    | { readonly removeLabel: string; readonly onRemove: () => void }
  );

/** A subject or a filter in force. Where it can be taken back the whole tag is the target, and `removeLabel` says so. */
export const Tag = (props: TagProps) => {
  const { children, className } = props;
  if (props.removeLabel === undefined) {
    if (props.to === undefined) return <span className={cx(s.tag, className)}>{children}</span>;
    return (
      <Anchor to={props.to} className={cx(s.tag, s.link, className)}>
        {children}
      </Anchor>
    );
  }
  const inside = (
    <>
      {children}
      <Icon name="close" />
      <VisuallyHidden>, {props.removeLabel}</VisuallyHidden>
    </>
  );
  return "removeTo" in props ? (
    <Anchor to={props.removeTo} className={cx(s.chip, className)}>
      {inside}
    </Anchor>
  ) : (
    <button type="button" className={cx(s.chip, className)} onClick={props.onRemove}>
      {inside}
    </button>
  );
};
