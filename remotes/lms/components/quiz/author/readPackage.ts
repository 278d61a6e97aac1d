import { strFromU8, unzipSync } from "fflate";

import { joinFiles } from "../../../contract/quiz/exchange/packageFiles";

const MOST_BYTES = 5 * 1024 * 1024;
/** What a package may unpack to: a small file must not fill the memory. */
const MOST_UNPACKED = 20 * 1024 * 1024;

/**
 * The text of a chosen file; of a package its XML files after each other.
 * @throws Error where it is too large or no such file
 */
export const readPackage = async (file: File): Promise<string> => {
  if (file.size > MOST_BYTES) throw new Error("The file is too large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return new TextDecoder().decode(bytes);
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith(".xml") || name.endsWith("imsmanifest.xml")) return false;
      unpacked += originalSize;
      if (unpacked > MOST_UNPACKED) throw new Error("The package is too large");
      return true;
    },
  });
  return joinFiles(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])));
};
