import type { Ending, FormValues } from "../../remote";
import type { RemoteServer } from "../../server";
import type { Answers } from "../fakeHttp";
import type { TenantOverrides } from "../fakeTenant";

/** What opening a page, or posting a form to it, comes to. */
export type Outcome = "ok" | "invalid" | Ending["kind"];

interface Fixture {
  /** What this fixture shows, e.g. "a catalogue with two pages": part of the tests' titles. */
  readonly title: string;
  readonly answers?: Answers;
  readonly tenant?: TenantOverrides;
}

/** An address of a page, and what the hosts say when it is opened. */
export interface PageFixture extends Fixture {
  /** Id of the page that answers. */
  readonly page: string;
  /** Path with query: `/Courses?page=2`. */
  readonly path: string;
  /** A form that is posted to it: its action runs first. */
  readonly form?: FormValues;
  /**
   * What it must come to: `ok` where it is not given, `redirect` for a form. `invalid`: its action refuses the form, and the page stands
   * with the errors. What is `ok` or `invalid` is rendered.
   */
  readonly outcome?: Outcome;
}

/** A slot with properties that it must accept. */
export interface SlotFixture extends Fixture {
  readonly slot: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Properties that its schema must refuse, besides what no slot accepts. */
  readonly rejects?: readonly unknown[];
}

export interface RemoteFixtures {
  /** At least one for each page, and one with a form for each page that has an action. */
  readonly pages: readonly PageFixture[];
  /** At least one for each slot. */
  readonly slots: readonly SlotFixture[];
  /** Keys of longer texts that rightly read the same in both languages: names, addresses. */
  readonly sameTexts?: readonly string[];
}

/** The server's half of a remote as a host loads it: `import * as module from "../remote.server"`. */
export interface RemoteModule {
  readonly server: RemoteServer;
}
