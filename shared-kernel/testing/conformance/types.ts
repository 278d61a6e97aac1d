import type { Ending } from "../../remote";
import type { RemoteServer } from "../../server";
import type { Answers } from "../fakeHttp";
import type { TenantOverrides } from "../fakeTenant";

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
  /** What its loader must come to; `ok` where it is not given. Only a page that is `ok` is rendered. */
  readonly outcome?: "ok" | Ending["kind"];
}

/** A slot with properties that it must accept. */
export interface SlotFixture extends Fixture {
  readonly slot: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Properties that its schema must refuse, besides what no slot accepts. */
  readonly rejects?: readonly unknown[];
}

export interface RemoteFixtures {
  /** At least one for each page. */
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
