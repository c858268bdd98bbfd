const LOCAL_FILE_SIGNATURE = 0x04034b50;
const CENTRAL_FILE_SIGNATURE = 0x02014b50;

/** Returns the files of an uncompressed ZIP, by name, from its central directory. */
export function readZipFiles(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  while (at < end && zip.readUInt32LE(at) === CENTRAL_FILE_SIGNATURE) {
    const [size, nameLength, start] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    if (zip.readUInt32LE(start) !== LOCAL_FILE_SIGNATURE) throw new Error(`${name} does not begin where the ZIP says.`);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(name, zip.subarray(data, data + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
