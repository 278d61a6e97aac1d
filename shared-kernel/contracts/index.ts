export {
  CHAPTER_KINDS,
  CLASS_STATES,
  ClassOverview,
  ClassState,
  ClassSummary,
  Mentor,
  Syllabus,
  SyllabusChapter,
  SyllabusModule,
  type ChapterKind,
  type ClassQuery,
} from "./classes";
export { Envelope, PagedData, type Page } from "./envelope";
export { HOST_NAMES, type HostName } from "./hosts";
export { isLanguage, LANGUAGES, offeredLanguages, type Language } from "./language";
export { LOG_TYPES, LogEntry, type LogType } from "./logEntry";
export { loggedAddress } from "./loggedAddress";
export { roleOfKind, type Role } from "./roles";
export {
  HomeSection,
  HomeSetting,
  NavBranch,
  NavLink,
  Navigation,
  TenantCss,
  TenantMeta,
  TenantSettings,
  type PublicTenant,
} from "./tenant";
