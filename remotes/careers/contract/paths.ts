import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

export const JOBS_PATH = "/Event/Careers";
export const JOB_PATH = "/Event/Careers/:id/:slug?";
export const APPLY_PATH = "/Event/Careers/:id/:slug/Apply";
export const COMPANY_PATH = "/Career/:slug?";
export const APPLICATION_PATH = "/Career/Application/:key";
export const OWN_PATH = "/Career/My/Applications";
export const ALERT_PATH = "/Career/Alert/:key";
export const DESK_PATH = "/Career/Desk/Jobs";
export const BOARD_PATH = "/Career/Desk/Jobs/:id";
export const POSTING_PATH = "/Career/Desk/Jobs/:id/Edit";
export const TALENT_PATH = "/Talent-Hiring";
export const PROFILE_PATH = "/Talent-Hiring/Profile";

export const FEED_PATH = "/Event/Careers/rss.xml";
/** The XML that job boards read. */
export const BOARDS_FEED_PATH = "/Event/Careers/jobs.xml";
export const MEETING_FILE_PATH = "/Career/Application/:key/meeting.ics";
export const EXPORT_PATH = "/Career/Desk/Jobs/:id/applicants.csv";

/** The id that a posting has which is not written yet. */
export const NEW_JOB = "new";

interface NamedJob {
  readonly id: string;
  readonly slug: string;
}

export const jobPath = ({ id, slug }: NamedJob): string => fillPath(JOB_PATH, { id, slug });
export const applyPath = ({ id, slug }: NamedJob): string => fillPath(APPLY_PATH, { id, slug });
export const companyPath = (slug?: string): string => fillPath(COMPANY_PATH, { slug });
export const applicationPath = (key: string): string => fillPath(APPLICATION_PATH, { key });
export const meetingFilePath = (key: string): string => fillPath(MEETING_FILE_PATH, { key });
export const alertPath = (key: string): string => fillPath(ALERT_PATH, { key });
export const boardPath = (id: string): string => fillPath(BOARD_PATH, { id });
export const postingPath = (id: string): string => fillPath(POSTING_PATH, { id });
export const exportPath = (id: string): string => fillPath(EXPORT_PATH, { id });

/** Whether this site shows jobs. */
export const hasJobs = (tenant: PublicTenant): boolean => hasRoute(tenant, JOBS_PATH) && hasRoute(tenant, JOB_PATH);
