import type * as z from "zod/mini";

import type { Catalogue } from "../i18n";
import type {
  Action,
  Ending,
  FormValues,
  Invalid,
  Loaded,
  Loader,
  PageContext,
  RemoteDeps,
  ServerSlot,
} from "../remote";

/** There is no such page. */
export const notFound = (): Ending => ({ kind: "not-found" });

/** The page is elsewhere. @param to a path of this site, or an address */
export const redirect = (to: string, status: 301 | 302 | 303 = 302): Ending => ({ kind: "redirect", to, status });

/** The page cannot be shown. @param message for the visitor, in their language */
export const failed = (status: number, message: string): Ending => ({ kind: "failed", status, message });

/** Types a loader by its function: `PageProps<typeof catalogLoader>` are the properties of its page. */
export const loader = <D, M extends Catalogue>(
  load: (deps: RemoteDeps, context: PageContext<M>) => Promise<Loaded<D> | Ending>,
): Loader<D, M> => load;

/** @param errors by field name, in the language of the page */
export const invalid = (errors: Readonly<Record<string, string>>, message?: string): Invalid => ({
  kind: "invalid",
  errors,
  ...(message !== undefined && { message }),
});

/** Types an action by its function. */
export const action = <M extends Catalogue>(
  act: (deps: RemoteDeps, context: PageContext<M>, form: FormValues) => Promise<Ending | Invalid>,
): Action<M> => act;

/** Types the server's part of a slot: `SlotProps<typeof featuredSlot>` are the properties of its component. */
export const serverSlot = <P, D>(
  schema: z.ZodMiniType<P>,
  load: (deps: RemoteDeps, props: P) => Promise<D>,
): ServerSlot<P, D> => ({ schema, loader: load });
