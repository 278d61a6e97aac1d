/*
 * QRIS: the merchant-presented EMV QR code of Indonesia. Each field is two digits of id, two of length, and the value; the last one is a
 * checksum over everything before its value.
 */

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** CRC-16/CCITT-FALSE, as EMV asks for: polynomial 0x1021, from 0xFFFF. */
const crc16 = (text: string): string => {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00 ? ((crc << 1) ^ 0x10_21) & 0xff_ff : (crc << 1) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
};

const RUPIAH = "360";
const EDUCATION = "8299";
const CHECKSUM = "6304";

/** Letters that payment apps show. */
const plain = (text: string, max: number): string =>
  text
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, max)
    .trim();

interface QrisOrder {
  readonly merchant: string;
  readonly city: string;
  /** The order's name at the provider. */
  readonly reference: string;
  readonly totalIdr: number;
}

/** What the code of one order says: good for one payment of exactly this amount. */
export const qrisOf = ({ merchant, city, reference, totalIdr }: QrisOrder): string => {
  const account = field("00", "ID.CO.QRIS.WWW") + field("02", "ID1020000000001") + field("03", "UME");
  const body =
    field("00", "01") +
    field("01", "12") +
    field("51", account) +
    field("52", EDUCATION) +
    field("53", RUPIAH) +
    field("54", String(totalIdr)) +
    field("58", "ID") +
    field("59", plain(merchant, 25) || "SERAMBI") +
    field("60", plain(city, 15)) +
    field("62", field("05", plain(reference, 25))) +
    CHECKSUM;
  return body + crc16(body);
};
