import { useState } from "react";

import { isAppError } from "../../errors";
import { Icon } from "../pictures/Icon";
import { Button } from "./Button";

export interface OpenFileProps {
  readonly label: string;
  readonly failed: string;
  /** Brings the bytes as base64; without a type they are a PDF. */
  readonly read: () => Promise<{ readonly name: string; readonly type?: string; readonly bytes: string }>;
}

/** Keeps a private file. It is no address that a browser could be led to: its bytes come with a call that is checked. */
export const OpenFile = ({ label, failed, read }: OpenFileProps) => {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const open = async (): Promise<void> => {
    setState("busy");
    try {
      const { name, type = "application/pdf", bytes } = await read();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      const address = URL.createObjectURL(new Blob([content], { type }));
      Object.assign(document.createElement("a"), { href: address, download: name }).click();
      URL.revokeObjectURL(address);
      setState("idle");
    } catch (error) {
      if (!isAppError(error)) throw error;
      setState("failed");
    }
  };
  return (
    <>
      <Button size="small" variant="line" busy={state === "busy"} onClick={() => void open()}>
        <Icon name="download" /> {label}
      </Button>
      <span role="status">{state === "failed" && failed}</span>
    </>
  );
};
