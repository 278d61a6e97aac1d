/** Shown until a picture has come where its own cannot be told. */
const NEUTRAL = "#9aa3b2";

/** The mean colour of a picture, as `#rrggbb`: its place has it until the picture comes. */
export const mainColour = async (file: Blob): Promise<string> => {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1, resizeQuality: "high" });
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) return NEUTRAL;
    context.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  } catch {
    // A file that is no picture is refused by the site, which says why.
    return NEUTRAL;
  }
};
