import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon, RadioGroup } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useId, type ReactNode } from "react";

import type { DemoBase } from "../../contract/demo/demoParts";
import { DEMO_ROLES, type DemoRole } from "../../contract/demo/roles";
import type { DemoMessages } from "../../messages/demo.id";
import { useSiteLanguage } from "../showcase/useSiteLanguage";
import s from "./Demo.module.css";

/** The part of a demonstration's state that its frame needs. */
interface FramedState {
  readonly role: DemoRole;
  readonly said: string;
  readonly isTouched: boolean;
  readonly setRole: (role: DemoRole) => void;
  readonly say: (words: string) => void;
  readonly reset: () => void;
}

interface DemoFrameProps {
  readonly demo: DemoBase;
  readonly state: FramedState;
  readonly children: ReactNode;
}

const isRole = (value: string): value is DemoRole => DEMO_ROLES.some((role) => role === value);

/** Around every demonstration: what it is, as whom one looks at it, the way back to the beginning, and what was done last. */
export const DemoFrame = observer(function DemoFrame({ demo, state, children }: DemoFrameProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const id = useId();
  return (
    <section className={s.demo} aria-labelledby={id} data-leaf="">
      <header className={s.head}>
        <h2 id={id} lang={lang} className={s.title}>
          {demo.title}
          {demo.note && <small>{demo.note}</small>}
        </h2>
        <p lang={lang} className={s.hint}>
          {t.tryThis(demo.hint)}
        </p>
        <Button
          variant="line"
          size="small"
          className={s.reset}
          aria-disabled={!state.isTouched}
          onClick={() => {
            if (!state.isTouched) return;
            state.reset();
            state.say(t.wasReset);
          }}
        >
          <Icon name="refresh" />
          {t.reset}
        </Button>
        <div lang={lang} className={s.roles}>
          <RadioGroup
            name={`${id}-role`}
            label={t.lookAs}
            look="plain"
            value={state.role}
            onValueChange={(value) => {
              if (isRole(value)) state.setRole(value);
            }}
            options={DEMO_ROLES.map((role) => ({ value: role, label: demo.people[role] }))}
          />
        </div>
      </header>
      <div className={s.body}>{children}</div>
      <footer className={s.foot}>
        <p role="status" className={s.said}>
          {state.said}
        </p>
        <p className={s.kept}>{t.keptHere}</p>
        <p className={s.still}>{t.needsScripts}</p>
      </footer>
    </section>
  );
});
