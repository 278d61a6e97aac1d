import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, orNull, redirect } from "@serambi/kernel/server";

import { DonationApi } from "../api/DonationApi";
import { DonationDecision } from "../contract/Donation";
import { DONATIONS_PATH } from "../contract/paths";
import type { DonationMessages } from "../messages/donation.id";

type Context = PageContext<DonationMessages>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/Donation/{id}`: one donation, for whoever has its link. No address of it is told to search engines. */
export const donationLoader = loader(async ({ http }: RemoteDeps, { t, params }: Context) => {
  const { id = "" } = params;
  if (!UUID.test(id)) return notFound();
  const donation = await new DonationApi(http).one(id);
  return { data: { donation }, head: { title: t.oneTitle(donation.reference), isIndexed: false } };
});

/** `/Donations`: the office confirms what has arrived. */
export const donationsLoader = loader(async ({ http }: RemoteDeps, { t }: Context) => {
  const donations = await orNull(new DonationApi(http).list());
  return {
    data: { donations },
    head: { title: t.officeTitle, isIndexed: false },
    ...(donations === null && { status: 503 }),
  };
});

export const decideDonation = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const decision = DonationDecision.safeParse(form);
  if (!decision.success) return invalid({}, t.failed);
  try {
    await new DonationApi(http).decide(decision.data);
    return redirect(DONATIONS_PATH, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.late);
    throw error;
  }
});
