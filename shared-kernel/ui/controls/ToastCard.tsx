import type { IconName } from "@serambi/kernel/icons";
import { useEffect } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { IconButton } from "./IconButton";
import s from "./Toast.module.css";
import type { Toast, ToastTone } from "./Toast";

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  info: "info",
  success: "check",
  warning: "alert",
  danger: "alert",
};

export interface ToastCardProps {
  readonly toast: Omit<Toast, "id">;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** Somebody reads it: its time stands still, and begins anew afterwards. */
  readonly isPaused: boolean;
}

/** One message, and its time. */
export const ToastCard = ({ toast, dismissLabel, onDismiss, isPaused }: ToastCardProps) => {
  const { title, text, tone, action, timeoutMs } = toast;
  useEffect(() => {
    if (isPaused || timeoutMs === null) return undefined;
    const timer = setTimeout(onDismiss, timeoutMs);
    return () => clearTimeout(timer);
  }, [isPaused, timeoutMs, onDismiss]);
  return (
    <div className={cx(s.toast, s[tone])}>
      <Icon name={ICONS[tone]} className={s.sign} />
      <p className={s.words}>
        <b>{title}</b> {text}{" "}
        {action && (
          <button
            type="button"
            className={s.action}
            onClick={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </p>
      <IconButton icon="close" label={dismissLabel} className={s.dismiss} onClick={onDismiss} />
    </div>
  );
};
