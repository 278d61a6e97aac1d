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
export { LANGUAGES, type Language } from "./language";
export {
  HomeSection,
  HomeSetting,
  NavLink,
  Navigation,
  TenantCss,
  TenantMeta,
  TenantSettings,
  type PublicTenant,
} from "./tenant";
