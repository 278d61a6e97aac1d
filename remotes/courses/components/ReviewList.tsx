import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { Review } from "../contract/hosts/classes";
import { averageRating } from "../contract/averageRating";
import type { Messages } from "../messages/id";
import { PartHead } from "./PartHead";
import s from "./ReviewList.module.css";

const STARS = [1, 2, 3, 4, 5];
const STAR = "M12 2.5l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2L6.1 21l1.2-6.7-4.8-4.7 6.6-.9z";

/** Five stars, as many of them filled as were given. */
const Stars = ({ rating, label }: { readonly rating: number; readonly label: string }) => (
  <svg className={s.stars} viewBox="0 0 120 24" role="img" aria-label={label}>
    {STARS.map((star) => (
      <path key={star} d={STAR} transform={`translate(${(star - 1) * 24})`} data-given={star <= rating || undefined} />
    ))}
  </svg>
);

/** What people say of earlier runs of a class, with the mean of their stars. Nothing where nobody has said anything. */
export const ReviewList = ({ reviews = [] }: { readonly reviews?: readonly Review[] | undefined }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-heading">
      <PartHead
        id="reviews-heading"
        heading={t.reviews}
        sum={t["reviews.sum"](formatNumber(averageRating(reviews), language, 1), reviews.length)}
      />
      <ul className={s.reviews}>
        {reviews.map(({ author, role, rating, text, date }) => (
          <li key={`${author} ${date}`}>
            <figure>
              <Stars rating={rating} label={t["reviews.stars"](rating)} />
              <blockquote className={s.text}>{text}</blockquote>
              <figcaption className={s.author}>
                <b>{author}</b>
                {role && <span>{role}</span>}
                <time dateTime={date}>{formatDate(date, language)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
};
