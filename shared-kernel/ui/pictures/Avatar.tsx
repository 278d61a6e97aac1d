import type { MotifName } from "../../kain";
import { cx } from "../cx";
import { initialsOf } from "./initialsOf";
import { Kain } from "./Kain";
// After the picture: its corners are the avatar's to round.
import s from "./Avatar.module.css";

export interface AvatarProps {
  /** Whose picture: a slug or a name. */
  readonly seed: string;
  /** Of its cloth; missing: the site's own. People in one list are told apart by it (`motifsFor`). */
  readonly motif?: MotifName | undefined;
  /** Shows the letters of this name instead of cloth, where several people stand close together. */
  readonly initialsFor?: string | undefined;
  /** 88, 56, 36 and 24 px. */
  readonly size?: "l" | "m" | "s" | "xs" | undefined;
  readonly className?: string | undefined;
}

/** A person without a photograph. The name stands beside it, so it is decorative. */
export const Avatar = ({ seed, motif, initialsFor = "", size = "m", className }: AvatarProps) => {
  const initials = initialsOf(initialsFor);
  const look = cx(s.avatar, size !== "m" && s[size], className);
  if (initials === "")
    return <Kain className={look} seed={seed} motif={motif} variant="avatar" width={96} height={96} />;
  return (
    <span className={cx(look, s.initials)} aria-hidden="true">
      {initials}
    </span>
  );
};
