export {
  CodeAttendantHost,
  useCodeAttendant,
  type AttendedCode,
  type CodeAttendant,
  type CodeAttendantDefinition,
} from "./CodeAttendant";
export { CompositionProvider, PLAIN_COMPOSITION, useComposition, type Composition } from "./composition";
export type { FormState, PageContext, RemoteDeps } from "./context";
export {
  definePages,
  defineRemote,
  defineSlots,
  loadCatalogue,
  REMOTE_CONTRACT,
  type CatalogueChunks,
  type PageDefinition,
  type PageModule,
  type PageStore,
  type RemoteDefinition,
  type SlotDefinition,
  type SlotModule,
} from "./definition";
export { DockHost, useDock, type Docked, type DockControls, type DockEdge } from "./Dock";
export {
  FRAME_PLACES,
  FramePartHost,
  useFramePart,
  type FramePartControls,
  type FramePartDefinition,
  type FramePlaceName,
} from "./FramePart";
export {
  Form,
  PageHostProvider,
  useNavigation,
  useReload,
  useWantedQuery,
  type Navigation,
  type PageHost,
} from "./host";
export { inVoice } from "./inVoice";
export { Later, PageStepProvider, type PageStep } from "./Later";
export { beforeLeaving, LEAVE_EVENT } from "./leaving";
export type {
  Action,
  DataOf,
  Ending,
  FormValues,
  Invalid,
  Loaded,
  Loader,
  PageProps,
  ServerSlot,
  SlotProps,
  SlotRequest,
} from "./loading";
export { fillPath, hasRoute, leadsNowhere } from "../contracts";
export { SANDBOX_PATH } from "./sandbox";
export {
  RemoteScopeProvider,
  useDeps,
  useDocumentPath,
  useLanguage,
  useLeadsNowhere,
  useMessages,
  useScope,
  useSessionStore,
  useTenant,
  type RemoteScope,
} from "./scope";
export { Slot, SlotHost, type SlotRenderer } from "./Slot";
export { announceTask, onTaskPassed } from "./tasks";
