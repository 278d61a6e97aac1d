import type { FramePlaceName } from "@serambi/kernel/remote";
import { useLocation } from "@serambi/kernel/router";
import { cx, Icon } from "@serambi/kernel/ui";

import { useFrame } from "./FrameContext";
import s from "./FramePlace.module.css";
import type { FramePart, PlaceForm } from "./frameParts";

const VisitorLink = ({ part: { visitor }, form }: { readonly part: FramePart; readonly form: PlaceForm }) => {
  const { pathname, search } = useLocation();
  const { path, label } = visitor;
  return (
    <a
      href={`${path}?back=${encodeURIComponent(pathname + search)}`}
      rel="nofollow"
      title={form === "sign" ? label : undefined}
      className={cx(s.link, s[form])}
    >
      <Icon name="person" />
      <span className={s.word}>{label}</span>
    </a>
  );
};

/** A place of the frame that a remote may fill: a link. What it opens for somebody with a session is code of its own. */
export const FramePlace = ({ name, form = "sign" }: { readonly name: FramePlaceName; readonly form?: PlaceForm }) => {
  const { parts = {}, Member } = useFrame();
  const part = parts[name];
  if (!part) return null;
  return Member ? <Member name={name} part={part} form={form} /> : <VisitorLink part={part} form={form} />;
};
