/** The process of Node with its streams. */
export const addProcess = (world) => {
  const { define, host, EventEmitter, decodeUtf8, startedAt } = world;
  const stdin = new (class extends EventEmitter {
    fd = 0;
    isTTY = false;
    on(name, listener) {
      super.on(name, listener);
      if (name === "data" || name === "readable")
        setTimeout(() => {
          const text = host.readAll();
          if (text !== "") this.emit("data", text);
          this.emit("end");
          this.emit("close");
        }, 0);
      return this;
    }
    setEncoding() {
      return this;
    }
    resume() {
      return this;
    }
    pause() {
      return this;
    }
    async *[Symbol.asyncIterator]() {
      for (let line = host.readLine(); line !== null; line = host.readLine()) yield line;
    }
  })();
  const stream = (fd) => ({
    fd,
    isTTY: false,
    columns: 80,
    write: (text) => {
      host.write(fd, typeof text === "string" ? text : decodeUtf8(text));
      return true;
    },
    end: (text) => text !== undefined && host.write(fd, String(text)),
    on: () => {},
    once: () => {},
  });
  const process = new (class process extends EventEmitter {
    argv = ["node", host.main];
    env = {};
    platform = "linux";
    version = "v22.0.0";
    versions = { node: "22.0.0" };
    pid = 1;
    exitCode = undefined;
    stdin = stdin;
    stdout = stream(1);
    stderr = stream(2);
    exit(code = this.exitCode) {
      host.exit(code === undefined ? 0 : Math.trunc(code) || 0);
    }
    cwd() {
      return "/";
    }
    uptime() {
      return (host.now() - startedAt) / 1000;
    }
    nextTick(callback, ...values) {
      queueMicrotask(() => callback(...values));
    }
    hrtime = Object.assign(
      (before) => {
        const now = host.now();
        const time = [Math.floor(now / 1000), Math.floor((now % 1000) * 1e6)];
        if (!before) return time;
        const elapsed = (time[0] - before[0]) * 1e9 + time[1] - before[1];
        return [Math.floor(elapsed / 1e9), elapsed % 1e9];
      },
      { bigint: () => BigInt(Math.floor(host.now() * 1e6)) },
    );
    memoryUsage() {
      return { rss: 0, heapTotal: 0, heapUsed: 0, external: 0 };
    }
  })();
  define("process", process);
  define("global", globalThis);
  Object.assign(world, { process });
};
