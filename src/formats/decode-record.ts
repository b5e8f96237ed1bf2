import { type DecodedSgf, decodeSgf } from '../sgf/decode.js';
import { convertRecord } from './convert.js';

/**
 * Decodes the bytes of a record to SGF text. Files of other servers (GIB, NGF, UGF) are converted; if nothing in one
 * can be read, the text is '' and a finding names the format.
 *
 * @param charset overrides the file, under any common name
 * @throws TypeError if `bytes` is not an array of bytes
 */
export function decodeRecord(bytes: Uint8Array, charset?: string): DecodedSgf {
  const decoded = decodeSgf(bytes, charset);
  const converted = convertRecord(decoded.text);
  if (!converted) return decoded;
  const findings = decoded.findings.map((finding) => ({ ...finding, offset: 0 }));
  return { ...decoded, text: converted.text, findings: [...findings, ...converted.findings] };
}
