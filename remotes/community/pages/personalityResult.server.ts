import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, loader, notFound, redirect } from "@serambi/kernel/server";

import { PersonalityApi } from "../api/PersonalityApi";
import { cardPath, cardPicturePath, resultPath } from "../contract/paths";
import { CardOrder, type PersonalityCard } from "../contract/Personality";
import type { PersonalityMessages } from "../messages/personality.id";

type Context = PageContext<PersonalityMessages>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/Personality-Test/Result/{id}`: a result, for whoever has its link. No address of it is told to search engines. */
export const resultLoader = loader(async ({ http }: RemoteDeps, { t, params, tenant }: Context) => {
  const { id = "" } = params;
  if (!UUID.test(id)) return notFound();
  const result = await new PersonalityApi(http).result(id);
  return {
    data: { result, cardUrl: result.card === null ? "" : tenant.origin + cardPath(result.card.id) },
    head: { title: t.resultTitle(t.name(result.lead, result.close)), isIndexed: false },
  };
});

/** Makes the card, or takes it back. */
export const orderCard = action(async ({ http }: RemoteDeps, { params }: Context, { act }) => {
  const { id = "" } = params;
  const order = CardOrder.safeParse({ id, act });
  if (!order.success) return notFound();
  await new PersonalityApi(http).orderCard(order.data);
  return redirect(resultPath(id), 303);
});

const findCard = async (http: RemoteDeps["http"], id: string): Promise<PersonalityCard | null> => {
  try {
    return await new PersonalityApi(http).card(id);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return null;
    throw error;
  }
};

const headOf = ({ id, name, lead, close }: PersonalityCard, t: PersonalityMessages) => {
  const title = t.name(lead, close);
  return {
    title: name === "" ? t.cardOfNobody(title) : t.cardOf(name, title),
    description: t.notDiagnosis,
    image: cardPicturePath(id),
    imageAlt: title,
  };
};

/** `/Personality-Test/Card/{id}`: what others are shown. A card that was taken back says so. */
export const cardLoader = loader(async ({ http }: RemoteDeps, { t, params }: Context) => {
  const { id = "" } = params;
  if (!UUID.test(id)) return notFound();
  const card = await findCard(http, id);
  return {
    data: { card },
    head: { ...(card === null ? { title: t.cardGone } : headOf(card, t)), isIndexed: false },
    ...(card === null && { status: 410 }),
  };
});
