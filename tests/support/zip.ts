import { crc32 } from 'node:zlib'

/** The files of an archive with uncompressed entries, each compared with its checksum, by name. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new Error('the archive has no end')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50 || archive.readUInt16LE(at + 10) !== 0) throw new Error('not a stored entry')
    const [crc, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + size)
    if (crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
