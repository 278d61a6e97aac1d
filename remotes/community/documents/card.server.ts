import { isAppError } from "@serambi/kernel/errors";
import { hasRoute } from "@serambi/kernel/remote";
import { document, notFound } from "@serambi/kernel/server";

import { PersonalityApi } from "../api/PersonalityApi";
import { CARD_PATH, CARD_PICTURE_PATH } from "../contract/paths";
import type { PersonalityMessages } from "../messages/personality.id";
import { cardSheet } from "./cardSheet.server";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WIDTH = 1200;

/** `/Personality-Test/Card/{id}/card.png`. It is kept nowhere for long: whoever takes a card back takes its picture back. */
export const cardDocument = document<PersonalityMessages>({
  id: "personality-card",
  paths: [CARD_PICTURE_PATH],
  texts: "personality",
  loader: async ({ http, paint, tenant }, { params, t }) => {
    const { id = "" } = params;
    if (!UUID.test(id) || !hasRoute(tenant, CARD_PATH)) return notFound();
    try {
      const card = await new PersonalityApi(http).card(id);
      const sheet = cardSheet(card, t, tenant.settings.title);
      return paint({ sheet, width: WIDTH, format: "sheet", isShared: true, isIndexed: false });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});
