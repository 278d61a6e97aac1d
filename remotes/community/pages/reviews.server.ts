import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { fieldErrors } from "../contract/fieldErrors";
import { REVIEWS_PATH, sentPath } from "../contract/paths";
import { ReviewForm } from "../contract/Voices";
import type { ReviewMessages } from "../messages/reviews.id";
import { answerSent, partOf, readVoiceQuery, shownOf } from "./voices.server";

type Context = PageContext<ReviewMessages>;

const PER_PAGE = 12;

const STARS = /^[1-5]$/;

/** `/Book-Reviews`: what is published, and the form. */
export const reviewsLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const api = new VoiceApi(http);
  const asked = query.get("stars") ?? "";
  const stars = STARS.test(asked) ? Number(asked) : null;
  const { page, isSent, number } = readVoiceQuery(query);
  const [found, summary] = await Promise.all([
    orNull(api.reviews({ stars, ...partOf(page, PER_PAGE) })),
    orNull(api.summary()),
  ]);
  const { shown, hasOlder } = shownOf(found, PER_PAGE);
  return {
    data: { reviews: shown, hasOlder, summary, stars, page, isSent, number },
    head: {
      title: t.title,
      canonicalPath: REVIEWS_PATH,
      type: "website",
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: REVIEWS_PATH }])],
    ...(found === null && { status: 503 }),
  };
});

export const sendReview = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(REVIEWS_PATH, ""), 303);
  const form = ReviewForm.safeParse({ ...fields, rating: Number(fields["rating"] ?? "") });
  if (!form.success)
    return invalid(
      fieldErrors(form.error, { rating: t.ratingWrong, review: t.reviewWrong, name: t.nameWrong }, t.failed),
    );
  return answerSent(REVIEWS_PATH, t, () => new VoiceApi(http).send("book_reviews", form.data, key));
});
