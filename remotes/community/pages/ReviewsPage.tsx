import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  EmptyState,
  Icon,
  PageHead,
  PartNotice,
  RadioGroup,
  Textarea,
  TextField,
  TextLink,
  VisuallyHidden,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { SendButton } from "../components/SendButton";
import { WriteSection } from "../components/WriteSection";
import { hrefWith } from "../contract/hrefWith";
import { REVIEWS_PATH } from "../contract/paths";
import type { reviewsLoader } from "./reviews.server";
import s from "./ReviewsPage.module.css";

type Props = PageProps<typeof reviewsLoader>;

const Summary = ({ data: { summary }, context: { t, language } }: Props) => {
  if (!summary || summary.count === 0) return null;
  const most = Math.max(...summary.byStars.map(({ count }) => count));
  return (
    <div className={s.summary}>
      <p>
        <span className={s.average}>{formatNumber(summary.average, language, 1)}</span> {t.outOf}
        <br />
        {t.count(summary.count)}
      </p>
      <ul className={s.bars}>
        {summary.byStars.map(({ stars, count }) => (
          <li key={stars}>
            <TextLink to={`${REVIEWS_PATH}?stars=${stars}`}>{t.stars(stars)}</TextLink>
            <meter min={0} max={most} value={count} aria-hidden="true" />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Reviews = ({ data: { reviews, hasOlder, page, stars }, context: { t, language } }: Props) => {
  const reload = useReload();
  const hrefOf = hrefWith(REVIEWS_PATH, { stars: stars === null ? null : String(stars) });
  if (reviews === null)
    return <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  if (reviews.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <>
      <ul className={s.list}>
        {reviews.map(({ id, name, rating, review, created_at }) => (
          <li key={id}>
            <blockquote className={s.words}>{review}</blockquote>
            <p>
              <VisuallyHidden>{t.stars(rating)}</VisuallyHidden>
              <span className={s.stars} aria-hidden="true">
                {Array.from({ length: rating }, (_, index) => index + 1).map((star) => (
                  <Icon key={star} name="star" />
                ))}
              </span>{" "}
              {name}, {formatDate(created_at, language)}
            </p>
          </li>
        ))}
      </ul>
      <p className={s.ways}>
        {hasOlder && <ArrowLink to={hrefOf({ page: String(page + 1) })}>{t.older}</ArrowLink>}
        {stars !== null && <TextLink to={REVIEWS_PATH}>{t.all}</TextLink>}
      </p>
    </>
  );
};

const Writing = ({ context: { t, form } }: Props) => {
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  return (
    <PublicForm draft="review" texts={t} refused={form}>
      <RadioGroup
        id="rating"
        name="rating"
        label={t.rating}
        look="segments"
        required
        defaultValue={values["rating"]}
        error={errors["rating"]}
        options={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
      />
      <Textarea
        id="review"
        name="review"
        label={t.review}
        help={t.reviewHelp}
        required
        minLength={20}
        maxLength={2000}
        rows={5}
        countText={t.used}
        defaultValue={values["review"] ?? ""}
        error={errors["review"]}
      />
      <TextField
        id="name"
        name="name"
        label={t.name}
        help={t.nameHelp}
        autoComplete="name"
        required
        minLength={3}
        maxLength={100}
        defaultValue={values["name"] ?? ""}
        error={errors["name"]}
      />
      <SendButton t={t}>{t.send}</SendButton>
    </PublicForm>
  );
};

/** `/Book-Reviews` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { isSent, number } = props.data;
  useFormArrived(isSent ? "review" : "");
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.title} lede={t.lede} />
        <Summary {...props} />
        <Reviews {...props} />
      </Wrap>
      <WriteSection t={t} isSent={isSent} number={number}>
        <Writing {...props} />
      </WriteSection>
    </>
  );
};
