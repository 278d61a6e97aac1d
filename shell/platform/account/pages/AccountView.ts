import type { FieldErrors } from "./controls";
import type { PageContext } from "./Frame";

export interface AccountView {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
  readonly emailConfirmedAt: Date | null;
  readonly passwordChangedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
  readonly codesLeft: number;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
  /** Where the second step is not asked for. */
  readonly devices: readonly {
    readonly id: string;
    readonly browser: string;
    readonly expiresAt: Date;
    readonly isThis: boolean;
  }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly isHandheld: boolean;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
    readonly beganWith: "password" | "passkey";
    readonly isThis: boolean;
  }[];
}

export interface AccountProps {
  readonly context: PageContext;
  readonly view: AccountView;
  /** What has just been done. */
  readonly news?: string | undefined;
  /** An e-mail as it was typed, while something is wrong. */
  readonly newEmail?: string | undefined;
  readonly errors?: FieldErrors;
}
