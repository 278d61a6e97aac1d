import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Badge, TextLink } from "@serambi/kernel/ui";

import type { ExerciseEntry, Progress } from "../../contract/studio/Exercise";
import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { exercisePath, studioPath } from "../../contract/studio/paths";
import type { Language } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import { levelText } from "./levelText";
import s from "./Exercises.module.css";

interface ExerciseGroupProps {
  readonly language: Language;
  readonly exercises: readonly ExerciseEntry[];
  readonly progressOf: (exercise: ExerciseEntry) => Progress;
}

const State = ({ progress }: { readonly progress: Progress }) => {
  const t = useMessages<StudioMessages>();
  if (progress === "none") return null;
  return progress === "passed" ? (
    <Badge tone="success" icon="check">
      {t.progressPassed}
    </Badge>
  ) : (
    <Badge tone="info">{t.progressTried}</Badge>
  );
};

/** The exercises of one language. */
export const ExerciseGroup = ({ language, exercises, progressOf }: ExerciseGroupProps) => {
  const t = useMessages<StudioMessages>();
  const tenant = useTenant();
  const { name } = LANGUAGE_FACTS[language];
  const id = `exercises-${language}`;
  const passed = exercises.filter((exercise) => progressOf(exercise) === "passed").length;
  const studio = studioPath(tenant, language);
  return (
    <section className={s.group} aria-labelledby={id}>
      <div className={s.name}>
        <h2 id={id}>{name}</h2>
        <p>{t.exercisesPassed(passed, exercises.length)}</p>
        {studio !== undefined && (
          <p>
            <TextLink to={studio}>{t.studioIn(name)}</TextLink>
          </p>
        )}
      </div>
      <ul className={s.list} data-part="list">
        {exercises.map((exercise) => {
          const { slug, title, level, minutes, testCount } = exercise;
          const path = exercisePath(tenant, slug);
          return (
            <li key={slug} className={s.item} data-part="item">
              <h3>{path === undefined ? title : <TextLink to={path}>{title}</TextLink>}</h3>
              <p className={s.facts}>
                <span data-level={level}>{levelText(t, level)}</span>
                <span>{t.exerciseMinutes(minutes)}</span>
                <span>{t.exerciseTests(testCount)}</span>
              </p>
              <State progress={progressOf(exercise)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
