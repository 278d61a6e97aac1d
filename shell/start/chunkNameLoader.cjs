const { CHUNK_MARK, chunkOfFile, chunkOfImport } = require("./chunkNames.cjs");

const IMPORT = /\bimport\(\s*(["'])([^"'\n]+)\1/g;

/**
 * Names chunks, so that nobody types their names. Options: `folder`, what is built; `isMarked`, for the half of a remote that has no
 * chunks: there each module says in which one browsers find it.
 */
module.exports = function chunkNameLoader(source) {
  const { folder, isMarked } = this.getOptions();
  if (isMarked)
    return `${source}\nexport const ${CHUNK_MARK} = ${JSON.stringify(chunkOfFile(folder, this.resourcePath))};\n`;
  return source.replace(IMPORT, (_whole, _quote, request) => {
    const name = chunkOfImport(folder, this.resourcePath, request);
    return `import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(request)}`;
  });
};
