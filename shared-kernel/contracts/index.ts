export { CLASS_STATES, ClassOverview, ClassState, ClassSummary, Syllabus } from "./classes";
export { Envelope, PagedData, type Page } from "./envelope";
export { LinkAddress, longText, partsOf, PictureAddress, SharedAddress, shortText, withFormat } from "./fields";
export { HOST_NAMES, type HostName } from "./hosts";
export { LAYOUT_NAMES, type LayoutName } from "./layoutNames";
export { documentPath, isLanguage, LANGUAGE_PARAMETER, LANGUAGES, offeredLanguages, type Language } from "./language";
export { LOG_TYPES, LogEntry, type LogType } from "./logEntry";
export { loggedAddress } from "./loggedAddress";
export { roleOfKind, type Role } from "./roles";
export { isOneClick, ONE_CLICK } from "./oneClick";
export { fillPath, hasRoute, leadsNowhere, visitedRoutes } from "./routes";
export { OWN_DRAFT, PREVIEW_PARAMETER } from "./preview";
export { SITE_CHANGED_HEADER } from "./siteChanged";
export { SECTION_PAGES, type SectionPage } from "./sectionPages";
export { OWN_PAGE_KEYS, OwnPage, OwnPagesSetting, PAGE_KEYS, PageSetting, SubPage } from "./sitePages";
export {
  HomeSection,
  HomeSetting,
  isShown,
  MAX_SECTIONS,
  NavBranch,
  NavLink,
  Navigation,
  type Redirect,
  TenantCss,
  TenantMeta,
  TenantSettings,
  type PublicTenant,
} from "./tenant";
