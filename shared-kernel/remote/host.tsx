import { createContext, useContext, useMemo, type ComponentProps, type ReactNode, type SubmitEvent } from "react";

/** Whether the visitor is on the way to another page, or to another address of this one. */
export type Navigation =
  | { readonly state: "idle" }
  | { readonly state: "loading"; readonly location: { readonly pathname: string; readonly search: string } };

/** What a page may ask of its host. */
export interface PageHost {
  readonly navigation: Navigation;
  /** Loads the present page's data again. Resolves when it is shown. */
  readonly reload: () => Promise<void>;
  /** Posts a form to the present page; the page is shown with what comes of it. */
  readonly submit: (form: FormData) => Promise<void>;
}

const idle: PageHost = {
  navigation: { state: "idle" },
  reload: () => Promise.resolve(),
  submit: () => Promise.resolve(),
};
const PageHostContext = createContext<PageHost>(idle);

/** The host's part. */
export const PageHostProvider = ({ host, children }: { readonly host: PageHost; readonly children: ReactNode }) => (
  <PageHostContext value={host}>{children}</PageHostContext>
);

/** Where the visitor is going, while they wait for it: a form shows what was chosen before the answer is there. */
export const useNavigation = (): Navigation => useContext(PageHostContext).navigation;

/** Loads the present page's data again: behind a button that tries what failed once more. */
export const useReload = (): (() => Promise<void>) => useContext(PageHostContext).reload;

/** The query that this page is about to show, or shows: of a list whose form must not wait for the answer. */
export const useWantedQuery = (path: string, shown: URLSearchParams): URLSearchParams => {
  const { navigation } = useContext(PageHostContext);
  const wanted =
    navigation.state === "loading" && navigation.location.pathname === path ? navigation.location.search : null;
  return useMemo(() => (wanted === null ? shown : new URLSearchParams(wanted)), [wanted, shown]);
};

/**
 * A form that is posted to the page it stands on, for the page's `action`. Without scripts the browser posts it; with them the page
 * stays, and shows errors beside what was typed.
 */
export const Form = ({ children, onSubmit, ...rest }: Omit<ComponentProps<"form">, "method" | "action">) => {
  const { submit } = useContext(PageHostContext);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void submit(new FormData(event.currentTarget, event.nativeEvent.submitter ?? undefined));
  };
  return (
    <form method="post" onSubmit={send} {...rest}>
      {children}
    </form>
  );
};
