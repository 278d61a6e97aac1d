/** Chunks of different remotes have the same names; in one bundle each needs its own. Option: `prefix`. */
module.exports = function renameChunks(source) {
  const { prefix } = this.getOptions();
  return source.replaceAll(/webpackChunkName: "([^"]+)"/g, `webpackChunkName: "${prefix}$1"`);
};
