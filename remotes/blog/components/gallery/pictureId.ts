/** Where a picture stands in the grid. */
export const pictureId = (slug: string): string => `gambar-${slug}`;
