import { isAppError } from "@serambi/kernel/errors";
import { hasRoute } from "@serambi/kernel/remote";
import { document, notFound, type Sheet } from "@serambi/kernel/server";

import { TeamApi } from "../api/TeamApi";
import { TEAM_CARD_PATH, TEAM_PATH } from "../contract/paths";
import { shownSeason } from "../contract/shownSeason";
import type { KeptTeam } from "../contract/Teams";
import type { TeamMessages } from "../messages/team.id";

const SIZE = { width: 1200, height: 630 } as const;
const WORDS = 800;

const line = (text: string, voice: "plain" | "bold", size: number) =>
  ({
    text,
    voice,
    role: "P",
    sizes: [
      { size, lines: 1 },
      { size: size - 8, lines: 2 },
    ],
    gap: 18,
  }) as const;

/** Team, school and season: nothing of pupils, coach or number. */
const teamSheet = ({ name, school, season }: KeptTeam, t: TeamMessages, site: string): Sheet => ({
  ...SIZE,
  cloth: { seed: school.npsn, x: WORDS, y: 0, width: SIZE.width - WORDS, height: SIZE.height },
  columns: [
    {
      place: { x: 60, y: 70, width: WORDS - 110 },
      texts: [
        line(`${site}, ${shownSeason(season)}`, "plain", 34),
        {
          text: name,
          instead: site,
          voice: "heading",
          role: "H1",
          sizes: [
            { size: 96, lines: 2 },
            { size: 76, lines: 3 },
            { size: 56, lines: 4 },
          ],
          gap: 26,
        },
        line(`${school.name}, ${school.province}`, "bold", 36),
      ],
    },
    { place: { x: 60, y: SIZE.height - 100, width: WORDS - 110 }, texts: [line(t.cardText, "plain", 28)] },
  ],
});

/** `/Liga-Smk/Registration/{token}/card.png`: kept as a file by whoever has the link, and passed on from there. Its address is not shown to others. */
export const teamCardDocument = document<TeamMessages>({
  id: "team-card",
  paths: [TEAM_CARD_PATH],
  texts: "team",
  loader: async ({ http, paint, tenant }, { params, t }) => {
    const { token = "" } = params;
    if (!hasRoute(tenant, TEAM_PATH)) return notFound();
    try {
      const team = await new TeamApi(http).find(token);
      const sheet = teamSheet(team, t, tenant.settings.title);
      return paint({ sheet, width: SIZE.width, format: "sheet", fileName: "tim.png", isIndexed: false });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return notFound();
      throw error;
    }
  },
});
