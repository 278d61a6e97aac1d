import { defineServer } from "@serambi/kernel/server";

import { careerHosts } from "./api/careerHosts";
import { search } from "./api/search.server";
import { sitemap } from "./api/sitemap.server";
import { applicantsFile } from "./documents/applicantsFile.server";
import { boardsFeed } from "./documents/boardsFeed.server";
import { jobsFeed } from "./documents/jobsFeed.server";
import { meetingFile } from "./documents/meetingFile.server";
import { alertAction, alertLoader } from "./pages/alert.server";
import { applicationAction, applicationLoader } from "./pages/application.server";
import { applyAction, applyLoader } from "./pages/apply.server";
import { boardAction, boardLoader } from "./pages/board.server";
import { companyLoader } from "./pages/company.server";
import { deskAction, deskLoader } from "./pages/desk.server";
import { jobLoader } from "./pages/job.server";
import { askAlert, jobsLoader } from "./pages/jobs.server";
import { ownLoader } from "./pages/own.server";
import { postingLoader, savePosting } from "./pages/posting.server";
import { profileAction, profileLoader } from "./pages/profile.server";
import { askTalent, talentLoader } from "./pages/talent.server";
import { remote } from "./remote";
import { forCourseSlot } from "./slots/forCourse.server";
import { openSlot } from "./slots/open.server";

/** Roles that write for companies; whose jobs they see is decided by the endpoints. */
const desk = ["role:superadmin,admin,industry"];

/** The server's half: loaders, actions, documents, and the calls that are made. */
export const server = defineServer(remote, {
  pages: {
    jobs: { loader: jobsLoader, action: askAlert },
    job: { loader: jobLoader },
    company: { loader: companyLoader },
    apply: { loader: applyLoader, action: applyAction },
    application: { loader: applicationLoader, action: applicationAction },
    own: { loader: ownLoader, middleware: ["auth"] },
    desk: { loader: deskLoader, action: deskAction, middleware: desk },
    board: { loader: boardLoader, action: boardAction, middleware: desk },
    posting: { loader: postingLoader, action: savePosting, middleware: desk },
    talent: { loader: talentLoader, action: askTalent },
    profile: { loader: profileLoader, action: profileAction, middleware: ["auth"] },
    alert: { loader: alertLoader, action: alertAction, takesOneClick: true },
  },
  slots: { "careers.open.v1": openSlot, "careers.for-course.v1": forCourseSlot },
  documents: [jobsFeed, boardsFeed, meetingFile, applicantsFile],
  sitemap,
  search,
  hosts: careerHosts,
});
