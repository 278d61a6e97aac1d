import type { PublicTenant } from "@serambi/kernel/contracts";
import { Button, TextLink } from "@serambi/kernel/ui";

import type { LogoGround } from "../layouts/parts/LogoImage";
import { Screen } from "../screens/Screen";
import { ScreenMark } from "../screens/ScreenMark";
import s from "../screens/Screen.module.css";
import type { OverrideMessages, OverrideProblem } from "./messages/id";

interface OverrideScreenProps {
  readonly tenant: PublicTenant;
  /** Ground that the page has in this layout. */
  readonly ground: LogoGround;
  readonly t: OverrideMessages;
  /** The operator lets nobody show a local build. */
  readonly isOff: boolean;
}

const FIELDS = ["remote", "team", "address", "time"] as const;

/** Asks whether this browser is to show a local build; what it is about stands in the address, which the page's program reads. */
export const OverrideScreen = ({ tenant, ground, t, isOff }: OverrideScreenProps) => {
  const problems = Object.entries(t.problems) as [OverrideProblem, string][]; // its own keys
  return (
    <main id="isi">
      <Screen cloth="half-woven" isWhole mark={<ScreenMark tenant={tenant} ground={ground} />}>
        <div data-question hidden>
          <h1 className={s.title}>{t.title}</h1>
          <p className={s.lead}>{t.lead}</p>
          <dl data-facts>
            {FIELDS.map((field) => (
              <div key={field}>
                <dt>{t[field]}</dt>
                <dd data-field={field} />
              </div>
            ))}
          </dl>
          <p className={s.actions}>
            <Button data-use>{t.use}</Button>
          </p>
        </div>
        <div data-refusal hidden={!isOff} role="alert">
          <h1 className={s.title}>{t.refused}</h1>
          {problems.map(([problem, text]) => (
            <p key={problem} className={s.lead} data-problem={problem} hidden={!isOff || problem !== "off"}>
              {text}
            </p>
          ))}
        </div>
        <p data-back>
          <TextLink to="/">{t.back}</TextLink>
        </p>
      </Screen>
    </main>
  );
};
