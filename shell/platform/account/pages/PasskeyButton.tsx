import { Icon } from "./Icon";
import type { PageContext } from "./Frame";

interface PasskeyButtonProps {
  readonly context: PageContext;
  /** Where its form goes with what the browser gives. */
  readonly action: string;
  /** What the browser is asked, as WebAuthn's JSON. */
  readonly options: object;
  readonly label: string;
  /** Whether the browser offers passkeys in the fields of the form, too. */
  readonly isOffered?: boolean;
  /** Shown above: there is another way. */
  readonly or?: string;
  readonly className?: string;
}

/** `account.js` asks the browser; without scripts, and in browsers without passkeys, it is not there. */
export const PasskeyButton = ({
  context: { t },
  action,
  options,
  label,
  isOffered = false,
  or,
  className = "button line wide",
}: PasskeyButtonProps) => (
  <div className="passkey">
    {or && <p className="or">{or}</p>}
    <input type="hidden" name="credential" />
    <button
      className={className}
      type="button"
      data-action={action}
      data-options={JSON.stringify(options)}
      data-offered={isOffered ? "" : undefined}
    >
      <Icon name="key" />
      {label}
    </button>
    <p className="error" role="alert" hidden>
      <Icon name="alert" />
      <span>{t.passkey.nothing}</span>
    </p>
  </div>
);
