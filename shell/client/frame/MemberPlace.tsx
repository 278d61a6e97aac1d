import { useLocation } from "@serambi/kernel/router";
import { cx, Icon } from "@serambi/kernel/ui";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from "react";

import { whenQuiet } from "../boot/whenQuiet";
import { useFrame, type MemberPlaceProps } from "./FrameContext";
import place from "./FramePlace.module.css";
import { FrameSlot } from "./FrameSlot";
import { useMark } from "./frameMark";
import s from "./MemberPlace.module.css";

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

const GAP_PX = 8;

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

/** Below the link, and within the window: absolute, so that it goes with its header. */
const putBelow = (panel: HTMLElement, link: HTMLElement): void => {
  const { right, bottom } = link.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  panel.style.setProperty("--top", `${bottom + scrollY + GAP_PX}px`);
  panel.style.setProperty("--right", `${Math.max(GAP_PX, clientWidth - right)}px`);
};

/**
 * A place of the frame as somebody with a session has it: a link, and where scripts run what it opens. The slot's code comes with the first
 * press, or once the page is quiet where the link has no mark yet.
 */
export const MemberPlace = ({ name, part: { slot, member }, form }: MemberPlaceProps) => {
  const { visit } = useFrame();
  const { pathname } = useLocation();
  const panelId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isLive = useSyncExternalStore(never, isBrowser, isServer);
  const [isWanted, setWanted] = useState(false);
  /** Path of the page that it was opened on: another page closes it. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const [mark, setMark] = useMark(name);
  const isFirst = form === "sign" && mark === "";
  const isPopover = form === "sign";

  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [pathname]);
  useEffect(() => {
    if (isFirst) void whenQuiet().then(() => setWanted(true));
  }, [isFirst]);

  const show = (isShown: boolean): void => {
    if (isShown) setWanted(true);
    const box = panel.current;
    if (isPopover && box && link.current) {
      if (isShown) putBelow(box, link.current);
      box.togglePopover(isShown);
    } else setOpenedOn(isShown ? pathname : null);
  };
  const close = (): void => show(false);

  const press = (event: MouseEvent | KeyboardEvent): void => {
    if (!isLive || !isPlain(event)) return;
    event.preventDefault();
    show(!wasOpen.current);
  };
  return (
    <span className={s[form]}>
      <a
        ref={link}
        href={member.path}
        title={isPopover ? member.label : undefined}
        className={cx(place.link, place[form])}
        {...(isLive && {
          role: "button",
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-controls": panelId,
          // The press that closes what is open has closed it before the click.
          onPointerDown: () => (wasOpen.current = isOpen),
          onClick: press,
          onKeyDown: (event: KeyboardEvent) => {
            wasOpen.current = isOpen;
            if (event.key === " ") press(event);
          },
        })}
      >
        {mark === "" ? (
          <Icon name="person" className={s.mark} />
        ) : (
          <span className={cx(s.mark, s.letters)} aria-hidden="true">
            {mark}
          </span>
        )}
        <span className={place.word}>{member.label}</span>
      </a>
      {isLive && visit && (
        <div
          ref={panel}
          id={panelId}
          role="dialog"
          aria-label={member.label}
          className={s.panel}
          {...(isPopover
            ? { popover: "auto", onToggle: ({ newState }) => setOpenedOn(newState === "open" ? pathname : null) }
            : { hidden: !isOpen })}
        >
          {isWanted && <FrameSlot visit={visit} slot={slot} controls={{ isOpen, close, setMark }} />}
        </div>
      )}
    </span>
  );
};
