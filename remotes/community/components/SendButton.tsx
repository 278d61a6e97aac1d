import { useNavigation } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import type { ReactNode, Ref } from "react";

interface SendButtonProps {
  readonly t: { readonly sending: string };
  readonly className?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** Sends the form it stands in; busy while the page is on its way to what comes of it. */
export const SendButton = ({ t, className, buttonRef, children }: SendButtonProps) => (
  <div className={className}>
    <Button ref={buttonRef} type="submit" busy={useNavigation().state === "loading"} busyLabel={t.sending}>
      {children}
    </Button>
  </div>
);
