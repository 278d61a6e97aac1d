import type { PageLine, SentPage } from "../../page/sentPage";
import type { AskPage } from "../PageSource";
import type { Answer, PageAsk } from "../askPage";

/** What a fake server is asked, and what it answers when the test says so. */
export class FakeAsks {
  /** Addresses in the order of asking; posted ones begin with `POST `. */
  readonly asked: string[] = [];
  readonly aborted: string[] = [];
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  /** @param atOnce what an address comes to; undefined: nothing before `answer` is called */
  constructor(private readonly atOnce: (address: string) => Answer | undefined = () => undefined) {}

  ask: AskPage = ({ pathname, search }, { form } = {}) => {
    const address = pathname + search;
    this.asked.push(form ? `POST ${address}` : address);
    const now = this.atOnce(address);
    const answer = now ? Promise.resolve(now) : new Promise<Answer>((resolve) => this.waiting.set(address, resolve));
    return {
      files: Promise.resolve(null),
      answer,
      slot: () => Promise.resolve(null),
      abort: () => void this.aborted.push(address),
    } satisfies PageAsk;
  };

  answer = (address: string, answer: Answer): void => this.waiting.get(address)?.(answer);
}

/** A page of the remote `sites`, as a loader gave it. */
const sentPage = (path: string, overrides: Partial<SentPage> = {}): SentPage => ({
  kind: "page",
  remote: "sites",
  page: "page",
  pattern: path,
  params: {},
  status: 200,
  data: path,
  ...overrides,
});

/** The same with what the document's head says. */
export const pageLine = (path: string, overrides: Partial<SentPage> = {}): PageLine => ({
  kind: "answer",
  result: sentPage(path, overrides),
  head: { title: path, tags: [], jsonLd: [] },
  slots: [],
  files: { scripts: [], styles: [] },
  providers: {},
  remotes: {},
});
