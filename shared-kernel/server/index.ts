/** What only the server half of a remote uses. No page carries anything of it. */
export {
  defineServer,
  type AnyServerSlot,
  type HostCall,
  type RemoteServer,
  type ServerPage,
  type ServerPages,
  type ServerSlots,
} from "./defineServer";
export {
  document,
  HOST_TOOLS,
  type CoverFile,
  type DocumentDefinition,
  type DocumentDeps,
  type DocumentFile,
  type FeedFile,
  type FeedItem,
  type HostTools,
  type PaintedFile,
  type PdfFile,
  type Sheet,
  type SheetPlace,
  type SheetText,
  type TextFile,
} from "./documents";
export { csvOf } from "./csvOf";
export { declaredCall, type MadeCall } from "./declaredCall";
export { guardCalls } from "./guardCalls";
export { action, failed, invalid, loader, notFound, redirect, serverSlot } from "./loaders";
export { orNull } from "./orNull";
export { readPublicForm, type PublicForm } from "./publicForm";
export { endingOf, runAction, type Posted } from "./runAction";
export type { SearchEntry, SearchKind, SearchModule, SitemapEntry, SitemapModule } from "./siteModules";
