export { defineRemote, defineSlot } from "./defineRemote";
export { DockHost, useDock, type Docked, type DockControls } from "./Dock";
export { Later, PageStepProvider, type PageStep } from "./Later";
export { loadCatalogue } from "./loadCatalogue";
export { fillPath, hasRoute, leadsNowhere } from "./routes";
export {
  RemoteScopeProvider,
  useLanguage,
  useLeadsNowhere,
  useMessages,
  useScope,
  useTenant,
  type RemoteScope,
} from "./scope";
export { Slot, SlotHost, type SlotRenderer } from "./Slot";
export {
  REMOTE_CONTRACT,
  SEARCH_KINDS,
  type AnyRemote,
  type CatalogueChunks,
  type Feed,
  type FeedItem,
  type FeedModule,
  type FeedSection,
  type PageContext,
  type PageDefinition,
  type PageOutcome,
  type PageProps,
  type RecordingText,
  type RemoteDefinition,
  type RemoteDeps,
  type RemoteStore,
  type SearchEntry,
  type SearchKind,
  type SearchModule,
  type SitemapEntry,
  type SitemapModule,
  type SlotDefinition,
  type SlotProps,
  type SlotRequest,
  type StoreSlotProps,
} from "./types";
