/** Width and height of the map that the cities' places are given on. Apart from the schema, which is no part of the page. */
export const mapSize = { width: 1400, height: 620 } as const;
