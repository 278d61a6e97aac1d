import { isAppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { DonationApi } from "../api/DonationApi";
import { DonationForm, type Campaign } from "../contract/Donation";
import { fieldErrors } from "../contract/fieldErrors";
import { formKey } from "../contract/formKey";
import { DONATE_PATH, donationPath, sentPath } from "../contract/paths";
import type { DonationMessages } from "../messages/donation.id";

type Context = PageContext<DonationMessages>;

/** The amount that was chosen, or written: "Rp 1.250.000" is 1250000. */
const amountOf = ({ choice = "", amount = "" }: FormValues): number => {
  const digits = (amount.trim() === "" ? choice : amount).replace(/^rp/i, "").replaceAll(/[\s.,]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
};

/** A home page opens the form with what was chosen there, under the names of the form's own fields. */
const readGiven = (query: URLSearchParams, choices: Campaign["choices"]): FormValues => {
  const amount = amountOf({ choice: query.get("choice") ?? "", amount: query.get("amount") ?? "" });
  const isChoice = choices.some((choice) => choice.amount === amount);
  return {
    ...(amount > 0 && (isChoice ? { choice: String(amount) } : { amount: String(amount) })),
    ...(query.has("anonymous") && { anonymous: "1" }),
  };
};

const PER_PAGE = 9;
const PAGE = /^[1-9]\d{0,2}$/;

/** `/Donate`: the form, where the money went, and the wall of messages. */
export const donateLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const api = new DonationApi(http);
  const asked = query.get("page");
  const page = asked !== null && PAGE.test(asked) ? Number(asked) : 1;
  const [campaign, found] = await Promise.all([
    api.campaign(),
    // One more than is shown: then there are older ones.
    orNull(api.wall({ offset: (page - 1) * PER_PAGE, limit: PER_PAGE + 1 })),
  ]);
  return {
    data: {
      campaign,
      given: readGiven(query, campaign.choices),
      wall: found?.slice(0, PER_PAGE) ?? null,
      hasOlder: (found?.length ?? 0) > PER_PAGE,
      page,
      isSent: query.has("sent"),
    },
    head: {
      title: t.title,
      canonicalPath: DONATE_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: DONATE_PATH }])],
  };
});

export const giveDonation = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(DONATE_PATH, ""), 303);
  const isAnonymous = fields["anonymous"] !== undefined;
  const form = DonationForm.safeParse({
    amount: amountOf(fields),
    is_anonymous: isAnonymous,
    donor_name: isAnonymous ? null : (fields["donor_name"] ?? ""),
    email: fields["email"] ?? "",
    message: fields["message"] ?? "",
  });
  if (!form.success) {
    const isLarge =
      amountOf(fields) > 0 && form.error.issues.some(({ code, path }) => code === "too_big" && path[0] === "amount");
    const words = {
      amount: isLarge ? t.amountLarge : t.amountWrong,
      donor_name: t.nameWrong,
      email: t.emailWrong,
      message: t.messageWrong,
    };
    return invalid(fieldErrors(form.error, words, t.failed));
  }
  try {
    const id = await new DonationApi(http).give(form.data, formKey(key));
    return redirect(id === "" ? sentPath(DONATE_PATH, "") : donationPath(id), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
