/** Markers of a JPEG that begin a frame: they say how large it is. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height of a JPEG in pixels, as the drive keeps every photograph; null for anything else. */
export const pictureSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};
