import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { TalentClient } from "../api/TalentClient";
import { WantedProfile } from "../contract/bodies";
import { PROFILE_PATH } from "../contract/paths";
import type { TalentMessages } from "../messages/talent.id";

type Context = PageContext<TalentMessages>;

/** `/Talent-Hiring/Profile`: what of somebody is shown to companies, and what companies ask. */
export const profileLoader = loader(async ({ http }: RemoteDeps, { t }: Context) => ({
  data: await new TalentClient(http).profile(),
  head: { title: t.profileTitle, isIndexed: false },
}));

/** Shows a profile as its owner wrote it, or takes it away. */
export const profileAction = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const client = new TalentClient(http);
  if (form["act"] === "withdraw") {
    await client.withdraw();
    return redirect(PROFILE_PATH, 303);
  }
  const wanted = WantedProfile.safeParse({
    name: form["name"] ?? "",
    isNamed: form["isNamed"] === "yes",
    trade: form["trade"],
    city: form["city"] ?? "",
    work: form["work"] ?? "",
    summary: form["summary"] ?? "",
    freeFrom: form["freeFrom"] ?? "",
    consent: form["consent"] === "yes",
  });
  if (!wanted.success) {
    const messages: Readonly<Record<string, string>> = {
      work: t["wrong.work"],
      summary: t["wrong.summary"],
      city: t["wrong.city"],
      freeFrom: t["wrong.freeFrom"],
      name: t["wrong.name"],
      consent: t["wrong.share"],
    };
    const wrong = new Set(wanted.error.issues.map(({ path }) => String(path[0])));
    return invalid(Object.fromEntries(Object.entries(messages).filter(([name]) => wrong.has(name))));
  }
  await client.share(wanted.data);
  return redirect(PROFILE_PATH, 303);
});
