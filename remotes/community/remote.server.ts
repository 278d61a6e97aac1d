import { defineServer } from "@serambi/kernel/server";

import { communityHosts } from "./api/communityHosts";
import { search } from "./api/search.server";
import { sitemap } from "./api/sitemap.server";
import { cardDocument } from "./documents/card.server";
import { teamCardDocument } from "./documents/teamCard.server";
import { statisticsDocument } from "./documents/statistics.server";
import { schoolsDocument } from "./documents/schools.server";
import { badgeDocument } from "./documents/badge.server";
import { matchCalendarDocument } from "./documents/matchCalendar.server";
import { calendarDocument } from "./documents/calendar.server";
import { appointmentLoader, makeAppointment } from "./pages/appointment.server";
import { aspirationsLoader, sendAspiration } from "./pages/aspirations.server";
import { boardsLoader } from "./pages/boards.server";
import { changePlayer, playerLoader } from "./pages/player.server";
import { coderLoader, signUpCoder } from "./pages/coder.server";
import { askForDemo, demoLoader } from "./pages/demo.server";
import { donateLoader, giveDonation } from "./pages/donate.server";
import { decideDonation, donationLoader, donationsLoader } from "./pages/donation.server";
import { changeAppointment, keptLoader } from "./pages/kept.server";
import { deskLoader } from "./pages/desk.server";
import { leagueLoader } from "./pages/league.server";
import { matchLoader } from "./pages/match.server";
import { noteByForm, refereeLoader } from "./pages/referee.server";
import { leagueTeamLoader } from "./pages/leagueTeam.server";
import { mentorLoader } from "./pages/mentor.server";
import { mentorsLoader } from "./pages/mentors.server";
import { messageLoader, sendMessage } from "./pages/message.server";
import { decideVoice, moderationLoader } from "./pages/moderation.server";
import { officeLoader, releaseAppointment } from "./pages/office.server";
import { personalityLoader, sendAnswers } from "./pages/personality.server";
import { cardLoader, orderCard, resultLoader } from "./pages/personalityResult.server";
import { networkLoader } from "./pages/network.server";
import { registerLoader, registerSchool } from "./pages/register.server";
import { decideRegistration, registrationsLoader } from "./pages/registrations.server";
import { statisticsLoader } from "./pages/statistics.server";
import { reviewsLoader, sendReview } from "./pages/reviews.server";
import { changeTeam, teamLoader } from "./pages/team.server";
import { registerTeam, teamRegisterLoader } from "./pages/teamRegister.server";
import { decideTeam, teamsLoader } from "./pages/teams.server";
import { sendTestimony, testimoniesLoader } from "./pages/testimonies.server";
import { remote } from "./remote";
import { demoSlot } from "./slots/demo.server";
import { messageSlot } from "./slots/message.server";

/** The server's half: loaders, actions, and the calls that are made. */
export const server = defineServer(remote, {
  pages: {
    coder: { loader: coderLoader, action: signUpCoder },
    demo: { loader: demoLoader, action: askForDemo },
    appointment: { loader: appointmentLoader, action: makeAppointment },
    "kept-appointment": { loader: keptLoader, action: changeAppointment },
    reviews: { loader: reviewsLoader, action: sendReview },
    personality: { loader: personalityLoader, action: sendAnswers },
    "personality-result": { loader: resultLoader, action: orderCard },
    "personality-card": { loader: cardLoader },
    aspirations: { loader: aspirationsLoader, action: sendAspiration },
    testimonies: { loader: testimoniesLoader, action: sendTestimony },
    mentors: { loader: mentorsLoader },
    mentor: { loader: mentorLoader },
    register: { loader: registerLoader, action: registerSchool },
    network: { loader: networkLoader },
    registrations: {
      loader: registrationsLoader,
      action: decideRegistration,
      middleware: ["role:superadmin,admin,lead_program"],
    },
    boards: { loader: boardsLoader },
    statistics: { loader: statisticsLoader },
    player: { loader: playerLoader, action: changePlayer, middleware: ["auth"] },
    "team-register": { loader: teamRegisterLoader, action: registerTeam },
    team: { loader: teamLoader, action: changeTeam },
    teams: { loader: teamsLoader, action: decideTeam, middleware: ["role:superadmin,admin,lead_program"] },
    league: { loader: leagueLoader },
    match: { loader: matchLoader },
    "league-team": { loader: leagueTeamLoader },
    "referee-desk": { loader: deskLoader, middleware: ["role:superadmin,admin,lead_program"] },
    referee: { loader: refereeLoader, action: noteByForm, middleware: ["role:superadmin,admin,lead_program"] },
    message: { loader: messageLoader, action: sendMessage },
    donate: { loader: donateLoader, action: giveDonation },
    donation: { loader: donationLoader },
    donations: { loader: donationsLoader, action: decideDonation, middleware: ["role:superadmin,admin"] },
    moderation: { loader: moderationLoader, action: decideVoice, middleware: ["role:superadmin,admin,writer"] },
    office: { loader: officeLoader, action: releaseAppointment, middleware: ["role:superadmin,admin,lead_program"] },
  },
  slots: { "community.demo-request.v1": demoSlot, "community.message.v1": messageSlot },
  documents: [
    calendarDocument,
    cardDocument,
    schoolsDocument,
    teamCardDocument,
    badgeDocument,
    statisticsDocument,
    matchCalendarDocument,
  ],
  sitemap,
  search,
  hosts: communityHosts,
});
