import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { fieldErrors } from "../contract/fieldErrors";
import { formKey } from "../contract/formKey";
import { REVIEWS_PATH, sentPath } from "../contract/paths";
import { ReviewForm } from "../contract/Voices";
import type { ReviewMessages } from "../messages/reviews.id";

type Context = PageContext<ReviewMessages>;

const PER_PAGE = 12;

const wholeNumber = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null;

/** `/Book-Reviews`: what is published, and the form. */
export const reviewsLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const api = new VoiceApi(http);
  const stars = wholeNumber(query.get("stars"), 5);
  const page = wholeNumber(query.get("page"), 1000) ?? 1;
  const [found, summary] = await Promise.all([
    // One more than is shown: then there are older ones.
    orNull(api.reviews({ stars, offset: (page - 1) * PER_PAGE, limit: PER_PAGE + 1 })),
    orNull(api.summary()),
  ]);
  return {
    data: {
      reviews: found?.slice(0, PER_PAGE) ?? null,
      hasOlder: (found?.length ?? 0) > PER_PAGE,
      summary,
      stars,
      page,
      isSent: query.has("sent"),
    },
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
  try {
    await new VoiceApi(http).review(form.data, formKey(key));
    return redirect(sentPath(REVIEWS_PATH, ""), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
