import { isAppError } from "@serambi/kernel/errors";
import { Button, Icon } from "@serambi/kernel/ui";
import { useState } from "react";

interface OpenCvProps {
  readonly label: string;
  readonly failed: string;
  /** Brings the bytes as base64. */
  readonly read: () => Promise<{ readonly name: string; readonly bytes: string }>;
}

/** Keeps a CV as a file. It is no address that a browser could be led to: its bytes come with a call that is checked. */
export const OpenCv = ({ label, failed, read }: OpenCvProps) => {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const open = async (): Promise<void> => {
    setState("busy");
    try {
      const { name, bytes } = await read();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      const address = URL.createObjectURL(new Blob([content], { type: "application/pdf" }));
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
