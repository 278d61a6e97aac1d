import type { AssetFile } from "./assets";

/** Its name is none of the shell's: a page's worker lets go of caches that it does not know (`shell/client/worker/keptCaches.ts`). */
const NAME = "runtimes-1";

/**
 * Files of languages, kept by the browser for this site. Where nothing can be kept (a full disk, a private window) everything works, and
 * is fetched anew the next time.
 */
export class RuntimeCache {
  private isFull: boolean;
  /** Writing tens of megabytes to a disk takes seconds: the language starts meanwhile. */
  private keeping: Promise<unknown> = Promise.resolve();

  private constructor(private readonly cache: Cache | null) {
    this.isFull = cache === null;
  }

  /** Resolves once all is written: true where everything could be kept. */
  async isKept(): Promise<boolean> {
    await this.keeping;
    return !this.isFull;
  }

  static async open(): Promise<RuntimeCache> {
    return new RuntimeCache(await globalThis.caches.open(NAME).catch(() => null));
  }

  async find({ address }: AssetFile): Promise<ArrayBuffer | null> {
    const kept = await this.cache?.match(address).catch(() => undefined);
    return (await kept?.arrayBuffer().catch(() => null)) ?? null;
  }

  keep({ address }: AssetFile, content: Blob): void {
    const put = this.cache?.put(address, new Response(content)).catch(() => {
      this.isFull = true;
    });
    this.keeping = Promise.all([this.keeping, put]);
  }

  async forget({ address }: AssetFile): Promise<void> {
    await this.cache?.delete(address).catch(() => false);
  }

  /** Lets go of files that no version of the languages has any more: their addresses are of another set. */
  async forgetOthers(bases: readonly string[]): Promise<void> {
    const requests = await this.cache?.keys().catch(() => []);
    for (const request of requests ?? []) {
      const { pathname } = new URL(request.url);
      if (!bases.some((base) => pathname.startsWith(base))) await this.cache?.delete(request).catch(() => false);
    }
  }
}
