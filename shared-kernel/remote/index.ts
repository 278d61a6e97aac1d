export { defineRemote, defineSlot } from "./defineRemote";
export { Later, WholeProvider } from "./Later";
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
  type AnyRemote,
  type CatalogueChunks,
  type PageContext,
  type PageDefinition,
  type PageOutcome,
  type PageProps,
  type RemoteDefinition,
  type RemoteDeps,
  type RemoteStore,
  type SitemapEntry,
  type SitemapModule,
  type SlotDefinition,
  type SlotProps,
  type SlotRequest,
} from "./types";
