import type { ReactNode } from "react";

import { cx } from "../cx";
import s from "./Frame.module.css";

type WrapElement = "div" | "header" | "footer" | "section" | "article" | "nav" | "ul" | "ol" | "p" | "form";

export interface WrapProps {
  readonly as?: WrapElement | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The content's width, centred, with the window's margins. */
export const Wrap = ({ as: Element = "div", className, children }: WrapProps) => (
  <Element className={cx(s.wrap, className)}>{children}</Element>
);
