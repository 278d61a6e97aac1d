import { formatNumber } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, Breadcrumb, ChoiceLinks, EmptyState, PageHead, Wrap } from "@serambi/kernel/ui";

import { ExerciseGroup } from "../../components/studio/ExerciseGroup";
import s from "../../components/studio/Exercises.module.css";
import { levelText } from "../../components/studio/levelText";
import { LEVELS } from "../../contract/studio/Exercise";
import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { EXERCISES_PATH, exercisesPath, studioPath } from "../../contract/studio/paths";
import { LANGUAGES } from "../../contract/studio/Session";
import { useProgress } from "../../stores/studio/useProgress";
import type { exercisesLoader } from "./exercises.server";

type Props = PageProps<typeof exercisesLoader>;

/** The two ways to narrow the list down; each choice is an address. */
const Choices = ({ data: { exercises, language, level }, context: { t, tenant, language: shown } }: Props) => {
  const linkTo = (choice: Parameters<typeof exercisesPath>[1]): string =>
    exercisesPath(tenant, { language, level, ...choice }) ?? EXERCISES_PATH;
  const countOf = (count: number) => ({ figure: formatNumber(count, shown), said: t.exercisesSaid(count) });
  const ofLevel = exercises.filter((one) => level === null || one.level === level);
  const ofLanguage = exercises.filter((one) => language === null || one.language === language);
  return (
    <div className={s.choices}>
      <ChoiceLinks
        label={t.language}
        links={([null, ...LANGUAGES] as const).map((one) => ({
          to: linkTo({ language: one }),
          name: one === null ? t.allLanguages : LANGUAGE_FACTS[one].name,
          isChosen: one === language,
          count: countOf(ofLevel.filter((exercise) => one === null || exercise.language === one).length),
        }))}
      />
      <ChoiceLinks
        label={t.level}
        links={([null, ...LEVELS] as const).map((one) => ({
          to: linkTo({ level: one }),
          name: one === null ? t.allLevels : levelText(t, one),
          isChosen: one === level,
          count: countOf(ofLanguage.filter((exercise) => one === null || exercise.level === one).length),
        }))}
      />
    </div>
  );
};

/** `/Lms/Features/coding-studio/exercises`: what there is to solve, by language, from easy to hard. */
export const Page = (props: Props) => {
  const { exercises, language, level } = props.data;
  const { t, tenant } = props.context;
  const progressOf = useProgress(exercises);
  const studio = studioPath(tenant);
  const shown = exercises.filter(
    (one) => (language === null || one.language === language) && (level === null || one.level === level),
  );
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={t.exercisesTitle}
        lede={t.exercisesLead}
        size="small"
        above={
          <Breadcrumb
            label={t.breadcrumb}
            items={[{ label: t.studio, ...(studio !== undefined && { to: studio }) }, { label: t.exercises }]}
          />
        }
      />
      <Choices {...props} />
      {shown.length === 0 && (
        <EmptyState title={t.exercisesNone} action={<ArrowLink to={EXERCISES_PATH}>{t.exercisesAll}</ArrowLink>}>
          <p>{t.exercisesNoneText}</p>
        </EmptyState>
      )}
      {LANGUAGES.map((one) => {
        const own = shown.filter((exercise) => exercise.language === one);
        return own.length > 0 && <ExerciseGroup key={one} language={one} exercises={own} progressOf={progressOf} />;
      })}
    </Wrap>
  );
};
