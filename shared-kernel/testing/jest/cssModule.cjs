/** A CSS module in tests: every class is called what it is called in the file. */
const classes = new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) });

module.exports = { __esModule: true, default: classes };
