/** Node's emitter of events, and lines that are read with one. */
export const addEvents = (world) => {
  const { define, host } = world;
  // Standard input: as browsers have it, as Node has it, and as small interpreters have it.
  const withoutEnd = (line) => (line === null ? null : line.replace(/\r?\n$/, ""));
  const readLine = () => withoutEnd(host.readLine());
  define("prompt", (question = "") => {
    if (question !== "") host.write(1, `${question} `);
    return readLine();
  });
  define("readline", readLine);
  define("alert", (text = "") => host.write(1, `${text}\n`));

  class EventEmitter {
    #listeners = new Map();
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce: false }]);
      return this;
    }
    addListener(name, listener) {
      return this.on(name, listener);
    }
    once(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { listener, isOnce: true }]);
      return this;
    }
    off(name, listener) {
      this.#listeners.set(
        name,
        (this.#listeners.get(name) ?? []).filter((one) => one.listener !== listener),
      );
      return this;
    }
    removeListener(name, listener) {
      return this.off(name, listener);
    }
    removeAllListeners(name) {
      if (name === undefined) this.#listeners.clear();
      else this.#listeners.delete(name);
      return this;
    }
    listenerCount(name) {
      return (this.#listeners.get(name) ?? []).length;
    }
    emit(name, ...values) {
      const present = this.#listeners.get(name) ?? [];
      if (present.length === 0 && name === "error") throw values[0];
      for (const one of present) {
        if (one.isOnce) this.off(name, one.listener);
        one.listener.apply(this, values);
      }
      return present.length > 0;
    }
  }

  class LineInterface extends EventEmitter {
    #isClosed = false;
    #isStarted = false;
    #isAsking = 0;
    #prompt = "> ";
    on(name, listener) {
      super.on(name, listener);
      if (name === "line" && !this.#isStarted) {
        this.#isStarted = true;
        setTimeout(() => this.#readOn(), 0);
      }
      if (name === "close" && !this.#isStarted)
        setTimeout(() => !this.#isStarted && this.#isAsking === 0 && this.#readOn(), 0);
      return this;
    }
    #readOn() {
      if (this.#isClosed) return;
      const line = readLine();
      if (line === null) return this.close();
      this.emit("line", line);
      setTimeout(() => this.#readOn(), 0);
    }
    question(text, options, callback = options) {
      host.write(1, text);
      this.#isAsking += 1;
      setTimeout(() => {
        this.#isAsking -= 1;
        const line = readLine();
        if (line === null) this.close();
        else callback(line);
      }, 0);
    }
    setPrompt(text) {
      this.#prompt = text;
    }
    prompt() {
      host.write(1, this.#prompt);
    }
    write() {}
    pause() {
      return this;
    }
    resume() {
      return this;
    }
    close() {
      if (this.#isClosed) return;
      this.#isClosed = true;
      this.emit("close");
    }
    async *[Symbol.asyncIterator]() {
      this.#isStarted = true;
      for (let line = readLine(); line !== null && !this.#isClosed; line = readLine()) yield line;
    }
  }
  const createInterface = () => new LineInterface();

  Object.assign(world, { EventEmitter, createInterface });
};
