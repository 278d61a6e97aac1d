/**
 * Wraps a CSS file in the cascade layer of the room it belongs to, so that the order of loading never
 * decides which rule wins. Options: `layers`, a list of {folder, layer}; the first folder that holds the file counts.
 */
module.exports = function cssLayerLoader(source) {
  const { layers } = this.getOptions();
  const found = layers.find(({ folder }) => this.resourcePath.startsWith(folder));
  return found ? `@layer ${found.layer} {\n${source}\n}` : source;
};
