import { useState, useSyncExternalStore } from "react";

import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { Button } from "./Button";
import s from "./ShareLink.module.css";

export interface ShareLinkProps {
  /** Absolute address. */
  readonly url: string;
  readonly title: string;
  readonly texts: {
    readonly copy: string;
    readonly share: string;
    readonly copied: string;
    /** Said where the browser does not let a page copy: the visitor copies by hand. */
    readonly failed: (address: string) => string;
  };
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
export const ShareLink = ({ url, title, texts }: ShareLinkProps) => {
  const hasNative = useNativeShare();
  const [notice, setNotice] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNotice(texts.copied);
    } catch {
      // No permission, or a page without TLS: then the visitor copies by hand.
      setNotice(texts.failed(url));
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
        <Icon name="copy" /> {texts.copy}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={cx(s.button, !hasNative && s.unknown)}
        onClick={() => void share()}
      >
        <Icon name="share" /> {texts.share}
      </Button>
      <p role="status" className={s.notice}>
        {notice}
      </p>
    </div>
  );
};
