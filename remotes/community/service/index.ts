import { defineService } from "@serambi/kernel/service";

import { appointmentEndpoints } from "./appointments/appointmentEndpoints";
import { officeSetting } from "./appointments/settings";
import { areaEndpoints } from "./areas/areaEndpoints";
import { boardEndpoints } from "./boards/boardEndpoints";
import { boardJob } from "./boards/boardJob";
import { boardSetting } from "./boards/settings";
import { coderEndpoints } from "./coders/coderEndpoints";
import { demoEndpoints } from "./demo/demoEndpoints";
import { donationEndpoints } from "./donations/donationEndpoints";
import { donationSetting } from "./donations/settings";
import { leagueEndpoints } from "./league/leagueEndpoints";
import { leagueSetting } from "./league/settings";
import { mentorEndpoints } from "./mentors/mentorEndpoints";
import { mentorSetting } from "./mentors/settings";
import { messageEndpoints } from "./messages/messageEndpoints";
import { messageSetting } from "./messages/settings";
import { migrations } from "./migrations";
import { passages } from "./passages";
import { personal } from "./personalData";
import { personalityEndpoints } from "./personality/personalityEndpoints";
import { restEndpoints } from "./rest/restEndpoints";
import { schoolEndpoints } from "./schools/schoolEndpoints";
import { schoolSetting } from "./schools/settings";
import { communitySeed } from "./seed/communitySeed";
import { teamEndpoints } from "./teams/teamEndpoints";
import { statisticEndpoints } from "./statistics/statisticEndpoints";
import { statisticSetting } from "./statistics/settings";
import { fields } from "./texts";
import { aspirationEndpoints } from "./voices/aspirationEndpoints";
import { voiceEndpoints } from "./voices/voiceEndpoints";

/** Forms that anybody may send, and what comes of them. */
export const service = defineService({
  id: "community",
  migrations,
  endpoints: [
    ...demoEndpoints,
    ...coderEndpoints,
    ...appointmentEndpoints,
    ...restEndpoints,
    ...voiceEndpoints,
    ...aspirationEndpoints,
    ...personalityEndpoints,
    ...donationEndpoints,
    ...messageEndpoints,
    ...mentorEndpoints,
    ...areaEndpoints,
    ...schoolEndpoints,
    ...leagueEndpoints,
    ...boardEndpoints,
    ...teamEndpoints,
    ...statisticEndpoints,
  ],
  jobs: { boards: boardJob },
  fields,
  personal,
  passages,
  settings: {
    appointments: officeSetting,
    donations: donationSetting,
    messages: messageSetting,
    mentors: mentorSetting,
    schools: schoolSetting,
    league: leagueSetting,
    boards: boardSetting,
    statistics: statisticSetting,
  },
  seed: communitySeed,
});
