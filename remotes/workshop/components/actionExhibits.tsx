import { ArrowLink, Button, ButtonLink, Icon, TextLink, ThemeSwitch } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Columns, Row } from "./Arrangement";
import { useTexts } from "./useTexts";

const ELSEWHERE = "https://example.org/";

const VARIANTS = ["solid", "line", "quiet", "danger", "danger-line"] as const;

const Buttons = () => {
  const t = useTexts();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{t.register}</Button>
          <Button variant={variant} size="small">
            {t.save}
          </Button>
          <Button variant={variant}>
            <Icon name="calendar" />
            {t.register}
          </Button>
          <Button variant={variant} disabled>
            {t.later}
          </Button>
          <Button variant={variant} busy busyLabel={t.sending}>
            {t.register}
          </Button>
        </Row>
      ))}
      <Columns>
        <Button wide>{t.register}</Button>
      </Columns>
    </>
  );
};

const ButtonLinks = () => {
  const t = useTexts();
  return (
    <Row>
      <ButtonLink to="#buttonlink">{t.seeSyllabus}</ButtonLink>
      <ButtonLink to="#buttonlink" variant="line">
        {t.seeSyllabus}
      </ButtonLink>
      <ButtonLink to="#buttonlink" variant="line" size="small">
        {t.seeSyllabus}
      </ButtonLink>
      <ButtonLink to={ELSEWHERE} variant="line">
        {t.otherSite}
      </ButtonLink>
    </Row>
  );
};

const ArrowLinks = () => {
  const t = useTexts();
  return (
    <Row>
      <ArrowLink to="#arrowlink">{t.allClasses}</ArrowLink>
      <ArrowLink to={ELSEWHERE}>{t.otherSite}</ArrowLink>
    </Row>
  );
};

const TextLinks = () => {
  const t = useTexts();
  return (
    <>
      <p>
        {t.sentenceStart}
        <TextLink to="#textlink">{t.sentenceLink}</TextLink>
        {t.sentenceEnd}
      </p>
      <Row>
        <TextLink to="#textlink">{t.aboutMentor}</TextLink>
        <TextLink to={ELSEWHERE}>{t.otherSite}</TextLink>
        <TextLink to="mailto:halo@example.org">{t.writeUs}</TextLink>
      </Row>
    </>
  );
};

const ThemeSwitches = () => {
  const t = useTexts();
  return <ThemeSwitch labels={{ neutral: t.changeTheme, toDark: t.toDark, toLight: t.toLight }} />;
};

export const actionExhibits: readonly Exhibit[] = [
  { name: "Button (variants)", render: () => <Buttons /> },
  { name: "ButtonLink", render: () => <ButtonLinks /> },
  { name: "ArrowLink", render: () => <ArrowLinks /> },
  { name: "TextLink", render: () => <TextLinks /> },
  { name: "ThemeSwitch", render: () => <ThemeSwitches /> },
];
