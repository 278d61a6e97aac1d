import { motifsFor } from "@serambi/kernel/kain";
import { useMessages } from "@serambi/kernel/remote";
import { Avatar } from "@serambi/kernel/ui";

import type { Mentor } from "../contract/hosts/classes";
import type { Messages } from "../messages/id";
import s from "./MentorList.module.css";

export const MentorList = ({ mentors }: { readonly mentors: readonly Mentor[] }) => {
  const t = useMessages<Messages>();
  const motifs = motifsFor(mentors.map(({ name }) => name));
  return (
    <section aria-labelledby="mentors-heading">
      <h2 id="mentors-heading" className={s.heading}>
        {t.mentors}
      </h2>
      <ul className={s.mentors}>
        {mentors.map(({ name, role, bio }, index) => (
          <li key={name}>
            <Avatar seed={name} motif={motifs[index]} size="l" className={s.picture} />
            <div>
              <h3>{name}</h3>
              <p className={s.role}>{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
