import type { AppError } from "@serambi/kernel/errors";
import { ButtonLink } from "@serambi/kernel/ui";

interface Props {
  readonly fault: AppError | null;
  readonly t: { readonly signIn: string };
}

/** The way back to this page for somebody whose session has ended: what they typed is on the device, and saved once they are back. */
export const SignInAgain = ({ fault, t }: Props) =>
  fault?.code === "unauthorized" ? (
    <ButtonLink to={`/Login?back=${encodeURIComponent(location.pathname)}`} size="small" variant="line">
      {t.signIn}
    </ButtonLink>
  ) : null;
