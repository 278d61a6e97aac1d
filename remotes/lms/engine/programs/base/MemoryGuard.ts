const PAGE_BYTES = 65_536;
const MB = 1024 * 1024;

/**
 * Keeps runtimes from taking more memory than a run may have. Those that Emscripten built grow theirs by this function of the browser, and
 * tell their program that there is none left where it fails.
 */
export class MemoryGuard {
  /** Whether the run was refused memory. */
  isHit = false;
  private allowedBytes = Number.POSITIVE_INFINITY;
  /** Sizes at the first growth in this run: what a runtime needs for itself is not the program's. */
  private before = new WeakMap<WebAssembly.Memory, number>();

  constructor() {
    // oxlint-disable-next-line typescript/unbound-method -- called with the memory that it is called on
    const { grow } = WebAssembly.Memory.prototype;
    const isAllowed = (memory: WebAssembly.Memory, pages: number): boolean => this.isAllowed(memory, pages);
    WebAssembly.Memory.prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number): number {
      if (!isAllowed(this, pages)) throw new RangeError("The program may have no more memory");
      return grow.call(this, pages);
    };
  }

  begin(memoryMb: number): void {
    this.isHit = false;
    this.allowedBytes = memoryMb * MB;
    this.before = new WeakMap();
  }

  private isAllowed(memory: WebAssembly.Memory, pages: number): boolean {
    const bytes = memory.buffer.byteLength;
    const before = this.before.get(memory) ?? bytes;
    this.before.set(memory, before);
    if (bytes + pages * PAGE_BYTES - before <= this.allowedBytes) return true;
    this.isHit = true;
    return false;
  }
}
