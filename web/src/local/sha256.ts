// SHA-256 of a text, for records and seeds. The browser's own is for secure pages only; a server at home has none.
import { sha256 as hashed } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** In hexadecimal. */
export const sha256 = (text: string): string => bytesToHex(hashed(utf8ToBytes(text)));
