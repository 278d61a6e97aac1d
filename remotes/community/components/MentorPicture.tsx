import { motifsFor } from "@serambi/kernel/kain";
import { Avatar } from "@serambi/kernel/ui";

interface MentorPictureProps {
  readonly slug: string;
  readonly className?: string | undefined;
}

/** A mentor's cloth: the same in the list and on the mentor's page. */
export const MentorPicture = ({ slug, className }: MentorPictureProps) => (
  <Avatar seed={slug} motif={motifsFor([slug])[0]} className={className} />
);
