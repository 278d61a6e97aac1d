// Loaded into the server before its own code: memory is compared without what only waits to be collected.
process.on("SIGUSR2", () => globalThis.gc());
