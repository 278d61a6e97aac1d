import { formatDate } from "@serambi/kernel/i18n";
import { Form, type PageProps } from "@serambi/kernel/remote";
import { Button, ButtonLink, Icon, PageHead, RadioGroup, ShareLink, Table, TextLink, Wrap } from "@serambi/kernel/ui";
import { useFormArrived } from "@serambi/kernel/ui/controls";
import { useEffect } from "react";

import { CardPreview } from "../components/CardPreview";
import { Radar } from "../components/Radar";
import { cardPath, cardPicturePath, PERSONALITY_PATH } from "../contract/paths";
import { forgetAnswers } from "../stores/keptAnswers";
import type { resultLoader } from "./personalityResult.server";
import s from "./PersonalityResultPage.module.css";

type Props = PageProps<typeof resultLoader>;

type StyleRow = Props["data"]["result"]["styles"][number];

const styleCell = ({ style, name, about }: StyleRow) => (
  <span className={s.style}>
    <span className={s.letter} aria-hidden="true">
      {style.toUpperCase()}
    </span>
    <span>
      {name}
      <small>{about}</small>
    </span>
  </span>
);

const scoreCell = ({ score }: StyleRow) => <b className={s.score}>{score}</b>;

const Figures = ({ data: { result }, context: { t } }: Props) => (
  <div className={s.figures}>
    <figure className={s.radar} role="img" aria-label={t.radar}>
      <Radar scores={result.styles} hasNames />
    </figure>
    <Table
      caption={t.table}
      narrow="scroll"
      rows={result.styles}
      rowKey={({ style }) => style}
      isSelected={({ isStrongest }) => isStrongest}
      selectedLabel={t.strongest}
      columns={[
        {
          id: "style",
          header: t.style,
          cell: styleCell,
        },
        { id: "most", header: t.most, numeric: true, cell: ({ most }) => most },
        { id: "least", header: t.least, numeric: true, cell: ({ least }) => least },
        { id: "score", header: t.score, numeric: true, cell: scoreCell },
      ]}
    />
  </div>
);

const Tips = ({ data: { result }, context: { t } }: Props) => (
  <section className={s.part} aria-labelledby="tips">
    <h2 id="tips" className={s.heading}>
      {t.tips}
    </h2>
    <ul className={s.tips}>
      {(["alone", "team", "interview"] as const).map((one) => (
        <li key={one}>
          <b>{t[one]}</b>
          <p>{result.tips[one]}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Sharing = ({ data: { result, cardUrl }, context: { t } }: Props) => {
  const { card } = result;
  const title = t.name(result.lead, result.close);
  if (!card) return null;
  return (
    <>
      <ShareLink
        url={cardUrl}
        title={title}
        texts={{ copy: t.shareCopy, share: t.share, copied: t.copied, failed: t.copyFailed }}
      />
      <div className={s.ways}>
        <ButtonLink to={cardPicturePath(card.id)} variant="line">
          {t.download}
        </ButtonLink>
        <TextLink to={cardPath(card.id)}>{t.seeCard}</TextLink>
      </div>
      <Form>
        <Button type="submit" name="act" value="remove" variant="quiet">
          {t.removeCard}
        </Button>
      </Form>
    </>
  );
};

const Card = (props: Props) => {
  const { data, context } = props;
  const { t, tenant } = context;
  const { result } = data;
  const first = result.name.split(/\s+/)[0] ?? result.name;
  const isNamed = result.card?.isNamed ?? true;
  return (
    <section className={s.band} aria-labelledby="card">
      <Wrap className={s.card}>
        <div className={s.making}>
          <h2 id="card" className={s.heading}>
            {t.card}
          </h2>
          <p className={s.soft}>{t.cardText}</p>
          <Form key={String(isNamed)} className={s.form}>
            <RadioGroup
              id="act"
              name="act"
              label={t.cardName}
              defaultValue={isNamed ? "named" : "unnamed"}
              options={[
                { value: "named", label: t.cardNamed(first) },
                { value: "unnamed", label: t.cardUnnamed },
              ]}
            />
            <div>
              <Button type="submit" variant={result.card ? "line" : undefined}>
                {result.card ? t.changeCard : t.makeCard}
              </Button>
            </div>
          </Form>
          <Sharing {...props} />
        </div>
        <CardPreview
          t={t}
          site={tenant.settings.title}
          card={{ lead: result.lead, close: result.close, name: isNamed ? first : "", scores: result.styles }}
        />
      </Wrap>
    </section>
  );
};

/** `/Personality-Test/Result/{id}` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { t, language } = context;
  const { result } = data;
  useFormArrived("personality");
  useEffect(forgetAnswers, []);
  return (
    <>
      <Wrap className={s.page}>
        <PageHead
          heading={t.name(result.lead, result.close)}
          lede={result.text}
          above={<p className={s.soft}>{t.resultOf(result.name, formatDate(result.takenAt, language))}</p>}
        >
          <p className={s.note}>
            <Icon name="info" />
            <span>
              <b>{t.notDiagnosis}</b> {t.notDiagnosisText}
            </span>
          </p>
        </PageHead>
        <Figures {...props} />
        <Tips {...props} />
        <p>
          <TextLink to={PERSONALITY_PATH}>{t.again}</TextLink>
        </p>
      </Wrap>
      <Card {...props} />
    </>
  );
};
