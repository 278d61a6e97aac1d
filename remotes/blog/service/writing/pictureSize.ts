/** Markers of a JPEG that begin a frame: they say how large it is. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const PNG_HEAD = 24;
const PNG = 0x89_50_4e_47;

/** Width and height in pixels of a picture as the drive keeps it, JPEG or PNG; null for anything else. */
export const pictureSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= PNG_HEAD && view.getUint32(0) === PNG)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};
