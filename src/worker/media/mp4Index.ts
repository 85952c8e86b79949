import type { FileHandle } from 'node:fs/promises'

/** A box of an ISO base media file, and where its payload is. Positions refer to the buffer or file that contains it. */
type Box = { type: string; start: number; payload: number; end: number }

function boxAt(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length >= 16
  const length = short === 0 ? limit - start : isLong ? Number(head.readBigUInt64BE(8)) : short
  const payload = start + (isLong ? 16 : 8)
  if (start + length < payload || start + length > limit) return undefined
  return { type: head.toString('latin1', 4, 8), start, payload, end: start + length }
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const box = boxAt(bytes.subarray(at, at + 16), at, to)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Returns the boxes at the end of each path, such as trak/mdia/hdlr. */
function descend(bytes: Buffer, within: Box, [name, ...rest]: readonly string[]): Box[] {
  const found = boxesIn(bytes, within.payload, within.end).filter((box) => box.type === name)
  return rest.length === 0 ? found : found.flatMap((box) => descend(bytes, box, rest))
}

/** The facts in a file's index. `codecs` by track: avc1, mp4a… Sizes as stored, `duration` in seconds. */
export type Mp4Index = { duration: number; width: number; height: number; codecs: string[] }

const mostBoxes = 1000
const mostIndexBytes = 64 * 1024 * 1024
/** Boxes in which cameras and editors store people, places and devices. */
const personal: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

async function topBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size && boxes.length < mostBoxes;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at)
    const box = boxAt(buffer.subarray(0, bytesRead), at, size)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

function blank(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1')
  bytes.fill(0, box.payload, box.end)
}

function readIndex(moov: Buffer): Mp4Index {
  const root: Box = { type: 'moov', start: 0, payload: 0, end: moov.length }
  const [header] = descend(moov, root, ['mvhd'])
  const isLong = header !== undefined && moov[header.payload] === 1
  const timescale = header ? moov.readUInt32BE(header.payload + (isLong ? 20 : 12)) : 0
  const ticks = header ? (isLong ? Number(moov.readBigUInt64BE(header.payload + 24)) : moov.readUInt32BE(header.payload + 16)) : 0
  // The track's header ends with its sizes, as 16.16 fixed-point numbers.
  const sizes = descend(moov, root, ['trak', 'tkhd']).map((box) => [
    moov.readUInt32BE(box.end - 8) >>> 16,
    moov.readUInt32BE(box.end - 4) >>> 16,
  ])
  const [width = 0, height = 0] = sizes.find(([across = 0]) => across > 0) ?? []
  const tables = descend(moov, root, ['trak', 'mdia', 'minf', 'stbl', 'stsd'])
  return {
    duration: timescale > 0 ? ticks / timescale : 0,
    width,
    height,
    codecs: tables.map((box) => moov.toString('latin1', box.payload + 12, box.payload + 16)),
  }
}

async function indexOf(file: FileHandle): Promise<{ boxes: Box[]; moov: Box; bytes: Buffer } | undefined> {
  const { size } = await file.stat()
  const boxes = await topBoxes(file, size)
  const moov = boxes.find((box) => box.type === 'moov')
  if (!moov || moov.end - moov.payload > mostIndexBytes) return undefined
  const bytes = Buffer.alloc(moov.end - moov.payload)
  await file.read(bytes, 0, bytes.length, moov.payload)
  return { boxes, moov, bytes }
}

/** Sample entries of encrypted tracks (ISO/IEC 23001-7), and Apple's own. */
const locked: ReadonlySet<string> = new Set(['encv', 'drmi'])

/** True when the picture of an mp4 or mov is encrypted. ffmpeg does not report it. */
export async function isEncryptedMp4(file: FileHandle): Promise<boolean> {
  const index = await indexOf(file)
  if (!index) return false
  try {
    return readIndex(index.bytes).codecs.some((codec) => locked.has(codec))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Reads the index of an mp4 or mov and blanks the personal data in the file itself; nothing else moves.
 * @returns undefined when it is not such a file, or its index is not understood
 */
export async function cleanMp4(file: FileHandle): Promise<Mp4Index | undefined> {
  const index = await indexOf(file)
  if (!index) return undefined
  const { boxes, moov, bytes } = index
  try {
    const inner = boxesIn(bytes, 0, bytes.length)
    const tracks = inner.filter((box) => box.type === 'trak').flatMap((box) => boxesIn(bytes, box.payload, box.end))
    for (const box of [...inner, ...tracks]) if (personal.has(box.type)) blank(bytes, box)
    const facts = readIndex(bytes)
    await file.write(bytes, 0, bytes.length, moov.payload)
    for (const box of boxes.filter(({ type }) => personal.has(type))) {
      await file.write(Buffer.from('free', 'latin1'), 0, 4, box.start + 4)
      await file.write(Buffer.alloc(Math.min(box.end - box.payload, mostIndexBytes)), 0, undefined, box.payload)
    }
    return facts
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
