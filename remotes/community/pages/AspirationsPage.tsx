import { formatDate } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Badge,
  ButtonLink,
  Checkbox,
  ChoiceLinks,
  EmptyState,
  PageHead,
  PartNotice,
  RadioGroup,
  Select,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { SendButton } from "../components/SendButton";
import { WriteSection } from "../components/WriteSection";
import type { Aspiration } from "../contract/Aspirations";
import { hrefWith } from "../contract/hrefWith";
import { ASPIRATIONS_PATH } from "../contract/paths";
import type { aspirationsLoader } from "./aspirations.server";
import s from "./AspirationsPage.module.css";

type Props = PageProps<typeof aspirationsLoader>;

const topicsOf = (t: Props["context"]["t"]): readonly string[] => [
  t.topicFacilities,
  t.topicTimetable,
  t.topicClass,
  t.topicTeaching,
  t.topicSafety,
  t.topicCosts,
  t.topicOther,
];

const TONES = { received: "neutral", discussed: "warning", answered: "success" } as const;

const Entry = ({ aspiration, context: { t, language } }: { aspiration: Aspiration; context: Props["context"] }) => {
  const { category, state, text, name, createdAt, answer, signature } = aspiration;
  return (
    <li className={s.entry}>
      <p className={s.about}>
        <b>{category}</b>
        <Badge tone={TONES[state]}>{t[state]}</Badge>
      </p>
      <div>
        <blockquote className={s.words}>{text}</blockquote>
        <p className={s.soft}>
          {name || t.anonymous}, {formatDate(createdAt, language)}
        </p>
      </div>
      {answer === "" ? (
        <p className={s.unread}>{t.unread}</p>
      ) : (
        <figure className={s.answer}>
          <blockquote>{answer}</blockquote>
          <figcaption className={s.soft}>{signature}</figcaption>
        </figure>
      )}
    </li>
  );
};

const Choosing = ({ data: { aspirations, state, category }, context: { t } }: Props) => {
  const hrefOf = hrefWith(ASPIRATIONS_PATH, {});
  const kept = (one: string | null, name: string) => (one === null ? {} : { [name]: one });
  const states = [
    [null, t.all],
    ["answered", t.stateAnswered],
    ["open", t.stateOpen],
  ] as const;
  const categories: readonly (readonly [string | null, string])[] = [
    [null, t.allCategories],
    ...(aspirations?.categories ?? []).map((one) => [one, one] as const),
  ];
  return (
    <div className={s.choosing}>
      <ChoiceLinks
        label={t.states}
        links={states.map(([one, name]) => ({
          to: hrefOf({ ...kept(one, "state"), ...kept(category, "category") }),
          name,
          isChosen: one === state,
        }))}
      />
      {categories.length > 2 && (
        <ChoiceLinks
          label={t.categories}
          links={categories.map(([one, name]) => ({
            to: hrefOf({ ...kept(state, "state"), ...kept(one, "category") }),
            name,
            isChosen: one === category,
          }))}
        />
      )}
    </div>
  );
};

const List = (props: Props) => {
  const { data, context } = props;
  const { aspirations, page, state, category } = data;
  const { t } = context;
  const reload = useReload();
  const hrefOf = hrefWith(ASPIRATIONS_PATH, { state, category });
  if (aspirations === null)
    return <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  return (
    <>
      {aspirations.total > 0 && <Choosing {...props} />}
      {aspirations.items.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {aspirations.items.length > 0 && (
        <ul className={s.list}>
          {aspirations.items.map((aspiration) => (
            <Entry key={aspiration.id} aspiration={aspiration} context={context} />
          ))}
        </ul>
      )}
      <p className={s.ways}>
        {aspirations.hasOlder && <ArrowLink to={hrefOf({ page: String(page + 1) })}>{t.older}</ArrowLink>}
        {page > 1 && <ArrowLink to={hrefOf({})}>{t.newest}</ArrowLink>}
      </p>
    </>
  );
};

const Writing = ({ context: { t, form } }: Props) => {
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  return (
    <PublicForm draft="aspiration" texts={t} refused={form}>
      <Select
        id="category"
        name="category"
        label={t.category}
        required
        defaultValue={values["category"] ?? ""}
        error={errors["category"]}
        options={[{ value: "", label: t.choose }, ...topicsOf(t).map((topic) => ({ value: topic, label: topic }))]}
      />
      <Textarea
        id="message"
        name="message"
        label={t.message}
        help={t.messageHelp}
        required
        minLength={20}
        maxLength={1000}
        rows={4}
        countText={t.used}
        defaultValue={values["message"] ?? ""}
        error={errors["message"]}
      />
      <RadioGroup
        id="naming"
        name="naming"
        label={t.naming}
        defaultValue={values["naming"] ?? "unnamed"}
        options={[
          { value: "named", label: t.named },
          { value: "unnamed", label: t.unnamed, help: t.unnamedHelp },
        ]}
      />
      <TextField
        id="name"
        name="name"
        label={t.nameLabel}
        help={t.nameHelp}
        autoComplete="name"
        maxLength={100}
        defaultValue={values["name"] ?? ""}
        error={errors["name"]}
      />
      <Checkbox name="consent" value="1" label={t.consent} defaultChecked={"consent" in values} />
      <div className={s.send}>
        <SendButton t={t}>{t.send}</SendButton>
        <p className={s.soft}>{t.draft}</p>
      </div>
    </PublicForm>
  );
};

/** `/Aspirations` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { aspirations, isSent, number } = props.data;
  useFormArrived(isSent ? "aspiration" : "");
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} lede={aspirations ? t.lede(aspirations.total, aspirations.answered) : undefined}>
          <ButtonLink to="#write">{t.toForm}</ButtonLink>
        </PageHead>
        <List {...props} />
      </Wrap>
      <WriteSection t={t} isSent={isSent} number={number}>
        <Writing {...props} />
      </WriteSection>
    </>
  );
};
