import type { KainGround } from "@serambi/kernel/kain";
import { useMessages } from "@serambi/kernel/remote";
import { Kain, Wrap } from "@serambi/kernel/ui";

import type { Coach } from "../../contract/pesilat/ladder";
import type { Messages } from "../../messages/id";
import s from "./Coaches.module.css";

/** By turns, so that no two cloths beside each other are alike. */
const DYES: readonly KainGround[] = ["primary", "dark", "light", "secondary"];

interface CoachesProps {
  readonly heading: string;
  readonly coaches: readonly Coach[];
  /** Names the classes of each: left out where there is one class only. */
  readonly withCodes?: boolean;
}

/** People by their cloth and their trade, with what they are known for. */
export const Coaches = ({ heading, coaches, withCodes = false }: CoachesProps) => {
  const t = useMessages<Messages>();
  return (
    <section className={s.coaches} aria-labelledby="coaches-heading">
      <Wrap>
        <h2 id="coaches-heading">{heading}</h2>
        <ul>
          {coaches.map(({ name, role, bio, codes }, index) => (
            <li key={name} className={s.coach}>
              <Kain
                seed={name}
                variant="field"
                ground={DYES[index % DYES.length]}
                width={72}
                height={72}
                className={s.cloth}
              />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
                {withCodes && <p>{t["pesilat.teaches"](codes.join(", "))}</p>}
              </div>
              <p className={s.bio}>{bio}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
};
