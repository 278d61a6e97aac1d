const mark = (image: HTMLImageElement): void => {
  image.dataset["lost"] = "";
};

/**
 * Marks pictures that cannot be had, which are many in a page without a connection: they are threads without a weft then
 * (`styles/base.css`) and not the browser's sign of a broken picture.
 */
export const markLostPictures = (): void => {
  // Neither event rises to the document: they are caught on the way down.
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    true,
  );
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLImageElement) delete target.dataset["lost"];
    },
    true,
  );
  // Those that failed before. A drawing without measures is as wide as nothing, too: only decoding tells it from a lost one.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image));
};
