import { fillPath } from "@serambi/kernel/remote";

/** An account for whoever learns to code. */
export const CODER_PATH = "/Sign-Up/Coder";
export const DEMO_PATH = "/Request-Demo";
export const APPOINTMENT_PATH = "/Make-Appointment";
/** One appointment, for whoever has its link. */
export const KEPT_APPOINTMENT_PATH = "/Appointment/:token";
export const CALENDAR_PATH = "/Appointment/:token/appointment.ics";
/** The office's list. */
export const OFFICE_PATH = "/Appointments";
export const REVIEWS_PATH = "/Book-Reviews";
/** Where voices are decided about. */
export const MODERATION_PATH = "/Moderation";

/** The same page, saying that a form has arrived. @param sent its reference number; empty where there is none to tell */
export const sentPath = (path: string, sent: string): string => `${path}?sent=${encodeURIComponent(sent)}`;

export const appointmentPath = (token: string): string => fillPath(KEPT_APPOINTMENT_PATH, { token });
export const calendarPath = (token: string): string => fillPath(CALENDAR_PATH, { token });

export const PERSONALITY_PATH = "/Personality-Test";
/** One result, for whoever has its link. */
export const RESULT_PATH = "/Personality-Test/Result/:id";
/** What others are shown of a result. */
export const CARD_PATH = "/Personality-Test/Card/:id";
export const CARD_PICTURE_PATH = "/Personality-Test/Card/:id/card.png";

export const resultPath = (id: string): string => fillPath(RESULT_PATH, { id });
export const cardPath = (id: string): string => fillPath(CARD_PATH, { id });
export const cardPicturePath = (id: string): string => fillPath(CARD_PICTURE_PATH, { id });

export const DONATE_PATH = "/Donate";
/** One donation, for whoever has its link. */
export const DONATION_PATH = "/Donation/:id";
/** The office's list of donations. */
export const DONATIONS_PATH = "/Donations";
export const donationPath = (id: string): string => fillPath(DONATION_PATH, { id });

export const ASPIRATIONS_PATH = "/Aspirations";
export const TESTIMONIES_PATH = "/Testimonies";

/** A form of a site's office, by what it is about. */
export const MESSAGE_PATH = "/Message/:topic";
export const messagePath = (topic: string): string => fillPath(MESSAGE_PATH, { topic });

export const MENTORS_PATH = "/Mentor";
export const MENTOR_PATH = "/Mentor/:slug";
export const mentorPath = (slug: string): string => fillPath(MENTOR_PATH, { slug });
/** Appointments with a mentor. */
export const MENTOR_APPOINTMENT_PATH = "/Mentor/:slug/Appointment";
export const mentorAppointmentPath = (slug: string): string => fillPath(MENTOR_APPOINTMENT_PATH, { slug });

/** Registration of schools. */
export const REGISTER_PATH = "/Register";
/** Schools that take part, by province. */
export const NETWORK_PATH = "/Network";
export const SCHOOLS_CSV_PATH = "/Network/schools.csv";
/** The office's list of registrations. */
export const REGISTRATIONS_PATH = "/Registrations";

/** Ranks of pupils. */
export const LEADERBOARDS_PATH = "/Leaderboards";
/** The page of somebody who takes part in them. */
export const PLAYER_PATH = "/Leaderboards/Player";

/** Registration of teams for a season of the league. */
export const TEAM_REGISTER_PATH = "/Liga-Smk/Register";
/** One team, for whoever has its link. */
export const TEAM_PATH = "/Liga-Smk/Registration/:token";
export const TEAM_CARD_PATH = "/Liga-Smk/Registration/:token/card.png";
/** The office's list of teams. */
export const TEAMS_PATH = "/Liga-Smk/Registrations";
export const teamPath = (token: string): string => fillPath(TEAM_PATH, { token });
export const teamCardPath = (token: string): string => fillPath(TEAM_CARD_PATH, { token });

/** Tables, bracket and fixtures. */
export const LEAGUE_PATH = "/Liga-Smk";
export const MATCH_PATH = "/Liga-Smk/Match/:id";
export const MATCH_CALENDAR_PATH = "/Liga-Smk/Match/:id/match.ics";
export const LEAGUE_TEAM_PATH = "/Liga-Smk/Team/:slug";
/** `:file` is `<team>.svg`: a team's rank on other sites. */
export const BADGE_PATH = "/Liga-Smk/Badge/:file";
/** Matches as referees choose one. */
export const DESK_PATH = "/Liga-Smk/Referee";
export const REFEREE_PATH = "/Liga-Smk/Referee/:id";

export const matchPath = (id: string): string => fillPath(MATCH_PATH, { id });
export const matchCalendarPath = (id: string): string => fillPath(MATCH_CALENDAR_PATH, { id });
export const leagueTeamPath = (slug: string): string => fillPath(LEAGUE_TEAM_PATH, { slug });
export const badgePath = (slug: string): string => fillPath(BADGE_PATH, { file: `${slug}.svg` });
export const refereePath = (id: string): string => fillPath(REFEREE_PATH, { id });
/** Figures of a site. */
export const STATISTICS_PATH = "/Statistics";
/** One of its tables as a file: `months`, `programmes` or `provinces`. */
export const STATISTICS_CSV_PATH = "/Statistics/:table.csv";
export const statisticsCsvPath = (table: string): string => fillPath("/Statistics/:table", { table: `${table}.csv` });
