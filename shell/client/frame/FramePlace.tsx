import { useDock, type FramePlaceName } from "@serambi/kernel/remote";
import { useLocation } from "@serambi/kernel/router";
import { cx, Icon } from "@serambi/kernel/ui";
import { useSyncExternalStore, type MouseEvent } from "react";

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

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

/** Leads to a page; where scripts run it puts the slot beside the page that one is on, and takes it away again. */
const DockLink = ({ part: { slot, visitor }, form }: { readonly part: FramePart; readonly form: PlaceForm }) => {
  const { docked, dock, close } = useDock("beside");
  const isLive = useSyncExternalStore(never, isBrowser, isServer);
  const isOpen = docked?.name === slot;
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The opened panel would stand below the menu that it is pressed in.
    event.currentTarget.closest("details")?.removeAttribute("open");
    if (isOpen) close();
    else dock({ name: slot, props: {} });
  };
  return (
    <a
      href={visitor.path}
      title={form === "sign" ? visitor.label : undefined}
      className={cx(s.link, s[form])}
      {...(isLive && { role: "button", "aria-expanded": isOpen, onClick: press })}
    >
      <Icon name="ask" />
      <span className={s.word}>{visitor.label}</span>
    </a>
  );
};

/** A place of the frame that a remote may fill: a link. What it opens for somebody with a session is code of its own. */
export const FramePlace = ({ name, form = "sign" }: { readonly name: FramePlaceName; readonly form?: PlaceForm }) => {
  const { parts = {}, Member } = useFrame();
  const part = parts[name];
  if (!part) return null;
  if (part.isDocked) return <DockLink part={part} form={form} />;
  return Member ? <Member name={name} part={part} form={form} /> : <VisitorLink part={part} form={form} />;
};
