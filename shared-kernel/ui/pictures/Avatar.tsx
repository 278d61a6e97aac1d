import { cx } from "../cx";
import { Kain } from "./Kain";
import s from "./Avatar.module.css";

export interface AvatarProps {
  /** Whose picture: a slug or a name. */
  readonly seed: string;
  readonly size?: "m" | "l" | undefined;
  readonly className?: string | undefined;
}

/** A person without a photograph. The name stands beside it, so it is decorative. */
export const Avatar = ({ seed, size = "m", className }: AvatarProps) => (
  <Kain
    className={cx(s.avatar, size === "l" && s.large, className)}
    seed={seed}
    variant="avatar"
    width={96}
    height={96}
  />
);
