/**
 * Lets the minifier drop what nobody uses of a library's React parts: calls of `forwardRef` and `createContext` are said to
 * be free of side effects, and names for the developer tools, which would hold on to them, are left out.
 */
module.exports = function pureReactLoader(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1")
    .replace(/^[A-Z]\w*\.displayName = "\w*";$/gm, "");
};
