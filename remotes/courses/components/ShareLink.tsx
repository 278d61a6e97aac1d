import { useMessages } from "@serambi/kernel/remote";
import { Button, cx, Icon } from "@serambi/kernel/ui";
import { useState, useSyncExternalStore } from "react";

import type { Messages } from "../messages/id";
import s from "./ShareLink.module.css";

interface ShareLinkProps {
  /** Absolute address. */
  readonly url: string;
  readonly title: string;
}

const never = () => () => {};
/** The server cannot know what the visitor's browser can do: until that is known there is nothing to press. */
const useNativeShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );

/** Copies a page's address, and hands it to the device's own sharing where it has one. */
export const ShareLink = ({ url, title }: ShareLinkProps) => {
  const t = useMessages<Messages>();
  const hasNative = useNativeShare();
  const [notice, setNotice] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNotice(t["share.copied"]);
    } catch {
      // No permission, or a page without TLS: then the visitor copies by hand.
      setNotice(t["share.failed"](url));
    }
  };
  const share = () =>
    navigator.share({ title, url }).catch((cause: unknown) => {
      const isChangeOfMind = cause instanceof DOMException && cause.name === "AbortError";
      return isChangeOfMind ? undefined : copy();
    });

  return (
    <div className={s.place}>
      <Button variant="quiet" size="small" className={s.button} onClick={() => void copy()}>
        <Icon name="copy" /> {t["share.copy"]}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={cx(s.button, !hasNative && s.unknown)}
        onClick={() => void share()}
      >
        <Icon name="share" /> {t["share.native"]}
      </Button>
      <p role="status" className={s.notice}>
        {notice}
      </p>
    </div>
  );
};
