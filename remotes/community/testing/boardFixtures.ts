import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Board, BoardLine, Player } from "../contract/Boards";
import { LEADERBOARDS_PATH, PLAYER_PATH, REGISTER_PATH } from "../contract/paths";

const tenant = { settings: { routes: ["/", LEADERBOARDS_PATH, PLAYER_PATH, REGISTER_PATH] } };
const down = new AppError("unavailable", "Down");
const schoolId = "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10";

const BOARD = "community boards/page";
const PLAYER = "community boards/player";
const JOIN = "POST community boards/join";
const LEAVE = "POST community boards/leave";

const line = (place: number, rank: number, was: number | null, name: string): BoardLine => ({
  place,
  rank,
  name,
  school: "SMKN 2 Surya Ende",
  npsn: `6999000${place % 10}`,
  was,
  solved: 30 - place,
  points: 300 - 10 * rank,
  weeks: [0, 20, 40, 35, 60, 75],
  isOwn: false,
});

const board: Board = {
  season: "2026/27",
  countedAt: "2026-11-27T19:00:00.000Z",
  week: "2026-11-23",
  pupils: 272,
  schools: 120,
  page: 1,
  totalPages: 23,
  totalItems: 270,
  hasMore: false,
  items: [
    line(1, 1, 3, "Putri Maharani"),
    line(2, 2, 2, "Rangga Aditya"),
    line(3, 3, null, "Maria Goreti Bano"),
    line(4, 3, 1, "Ilham Siregar"),
    line(5, 3, 4, "Siti Hajar"),
  ],
  isSignedIn: false,
  own: null,
};
const own = { ...line(128, 128, 137, "Bagas Prakoso"), isOwn: true };
const signedIn: Board = {
  ...board,
  isSignedIn: true,
  own: {
    line: own,
    next: { rank: 127, points: 11 },
    around: [line(127, 127, 126, "Citra Ayu"), own, line(129, 129, 126, "Darma Putra")],
    page: 11,
  },
};

const player: Player = {
  player: { name: "Bagas P.", schoolId, branch: "web" },
  schools: [{ id: schoolId, name: "SMKN 2 Surya Ende", city: "Kabupaten Ende" }],
};
const form = { name: "Bagas P.", schoolId, branch: "web", guardianConsent: "1" };

const boards = (title: string, query: string, found: Board | AppError): PageFixture => ({
  title,
  page: "boards",
  path: LEADERBOARDS_PATH + query,
  tenant,
  answers: { [BOARD]: found instanceof AppError ? found : answer(found) },
});
const playing = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "player",
  path: PLAYER_PATH,
  tenant,
  answers: { [PLAYER]: answer(player), [JOIN]: answer({ name: "Bagas P." }), [LEAVE]: answer({ left: true }) },
  ...rest,
});
const nobody = { ...board, items: [], totalItems: 0, totalPages: 0 };

export const boardPages: readonly PageFixture[] = [
  boards("a leaderboard for visitors", "", board),
  boards("a leaderboard with the own rank on another page", "?period=season&branch=web", signedIn),
  boards("a leaderboard with the own rank on it", "?page=2", {
    ...signedIn,
    page: 2,
    items: [own],
    own: { line: own, next: null, around: [], page: 2 },
  }),
  boards("a leaderboard for somebody who does not take part", "", { ...board, isSignedIn: true }),
  boards("a leaderboard for somebody without points", "", {
    ...board,
    isSignedIn: true,
    own: { line: null, next: null, around: [], page: 1 },
  }),
  boards("a leaderboard without points", "", nobody),
  boards("no pupil that fits", "?search=Larantuka", nobody),
  boards("a leaderboard that cannot be had", "", down),
  playing("how somebody takes part"),
  playing("somebody who joins", {
    answers: { [PLAYER]: answer({ ...player, player: null }), [JOIN]: answer({ name: "Bagas P." }) },
    form,
  }),
  playing("somebody who has left", {
    path: `${PLAYER_PATH}?sent=`,
    answers: { [PLAYER]: answer({ ...player, player: null }) },
  }),
  playing("somebody who leaves", { form: { leave: "1" } }),
  playing("a name without consent", { form: { ...form, guardianConsent: "" }, outcome: "invalid" }),
  playing("a school that does not take part", {
    form,
    answers: {
      [PLAYER]: answer(player),
      [JOIN]: new AppError("invalid", "Refused", { fields: { schoolId: "Sekolah belum terdaftar." } }),
    },
    outcome: "invalid",
  }),
];
