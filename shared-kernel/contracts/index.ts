export {
  CHAPTER_KINDS,
  CLASS_SORTS,
  CLASS_STATES,
  ClassOverview,
  ClassState,
  ClassSummary,
  Mentor,
  Review,
  Syllabus,
  SyllabusChapter,
  SyllabusModule,
  type ChapterKind,
  type ClassQuery,
  type ClassSort,
} from "./classes";
export { Envelope, PagedData, type Page } from "./envelope";
export { LinkAddress, longText, partsOf, PictureAddress, SharedAddress, shortText } from "./fields";
export { HOST_NAMES, type HostName } from "./hosts";
export {
  Certificate,
  CERTIFICATE_FILES,
  certificateFilePath,
  CertificateRequest,
  ChapterProgress,
  ClassProgress,
  Lesson,
  MAX_NOTE_LENGTH,
  MAX_POSITION,
  type CertificateFile,
} from "./learning";
export { isLanguage, LANGUAGES, offeredLanguages, type Language } from "./language";
export { LessonBlock } from "./lessons";
export { LmsFeature, LmsSetting } from "./lms";
export { LmsFigure } from "./lmsFigures";
export { LOG_TYPES, LogEntry, type LogType } from "./logEntry";
export { loggedAddress } from "./loggedAddress";
export { PAGE_SETTINGS, type PageSettingKey } from "./pageSettings";
export {
  Category,
  Episode,
  EpisodeSummary,
  EventDetail,
  EventSummary,
  GalleryItem,
  Post,
  POST_KINDS,
  PostSummary,
  type PostKind,
} from "./posts";
export { Batch, ProgramDetail, ProgramSchool, ProgramSummary, ProgramSyllabus, Webinar } from "./programs";
export { roleOfKind, type Role } from "./roles";
export {
  PageSetting,
  PORTFOLIO_KINDS,
  PortfolioCase,
  PortfolioSetting,
  SECTION_PAGES,
  type PortfolioKind,
  type SectionPage,
} from "./sitePages";
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
