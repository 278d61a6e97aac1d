import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import s from "./Toast.module.css";
import { ToastCard, type ToastCardProps } from "./ToastCard";
import type { ToastQueue } from "./ToastQueue";
import type { Toast } from "./Toast";
import { watchReading } from "./watchReading";

export interface ToasterProps {
  readonly queue: ToastQueue;
  /** What the place is called while something stands in it, e.g. "Pemberitahuan". */
  readonly label: string;
  readonly dismissLabel: string;
}

interface QueuedToastProps extends Pick<ToastCardProps, "dismissLabel" | "isPaused"> {
  readonly toast: Toast;
  readonly dismiss: (id: number) => void;
}

/** Its handler is its own, so that its time does not begin anew when its neighbours change. */
const QueuedToast = ({ toast, dismiss, ...rest }: QueuedToastProps) => (
  <ToastCard {...rest} toast={toast} onDismiss={useCallback(() => dismiss(toast.id), [dismiss, toast.id])} />
);

/**
 * The place of messages at the foot of the window, once on a page. They are read out politely, never take the focus, and wait
 * while the pointer or the focus is on them or nobody looks at the page.
 */
export const Toaster = ({ queue, label, dismissLabel }: ToasterProps) => {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (place.current === null) return undefined;
    return watchReading(place.current, setPaused, (element) => {
      cameFrom.current = element;
    });
  }, []);

  const dismiss = useCallback(
    (id: number) => {
      hadFocus.current = place.current?.contains(document.activeElement) === true;
      queue.dismiss(id);
    },
    [queue],
  );

  // A message that is taken away by keyboard hands the focus on: to the next one, or to where it came from.
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    // Its cross, not its action: a second Enter takes the next one away and does nothing else.
    const next = place.current?.querySelector<HTMLElement>("div > button");
    (next ?? cameFrom.current)?.focus();
    // Nothing tells of a focus that went with its element.
    setPaused(next != null);
  }, [toasts]);

  return (
    <div
      ref={place}
      className={s.toaster}
      aria-live="polite"
      {...(toasts.length > 0 && { role: "region", "aria-label": label })}
    >
      {toasts.map((toast) => (
        <QueuedToast key={toast.id} {...{ toast, dismiss, dismissLabel, isPaused }} />
      ))}
    </div>
  );
};
