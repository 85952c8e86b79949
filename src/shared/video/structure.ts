/** The internal structure of a file; several extensions share one. */
export type VideoContainer = 'mp4' | 'avi' | 'matroska'

/** Reads a part of a file: at most `length` bytes from `position`, fewer at its end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>

/** Whether the file is complete, according to its own headers. */
export type Structure = 'whole' | 'truncated'

/** Bounds the reading of a file that claims endless tiny boxes. */
const mostSteps = 200_000

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** A file cannot be played without these boxes, and they must be complete. */
const essentialBoxes: ReadonlySet<string> = new Set(['moov', 'moof', 'mdat'])

/** ISO base media (mp4, mov, m4v): consecutive boxes, each with its size. Without «moov» nothing can be decoded. */
async function readBoxes(read: ReadBytes, size: number): Promise<Structure> {
  let hasIndex = false
  let position = 0
  for (let step = 0; position + 8 <= size && step < mostSteps; step += 1) {
    const head = await read(position, 16)
    const type = latin1(head.subarray(4, 8))
    // Some devices leave padding after the last box.
    if (!/^[\w ©-]{4}$/.test(type)) break
    const short = viewOf(head).getUint32(0)
    if (short === 1 && head.length < 16) return 'truncated'
    const length = short === 0 ? size - position : short === 1 ? Number(viewOf(head).getBigUint64(8)) : short
    if (length < 8) break
    if (position + length > size && essentialBoxes.has(type)) return 'truncated'
    if (type === 'moov') hasIndex = true
    position += length
  }
  return hasIndex ? 'whole' : 'truncated'
}

/** RIFF (avi): chunks that each start with their size; recordings that were never closed have size 0. */
async function readRiff(read: ReadBytes, size: number): Promise<Structure> {
  let position = 0
  for (let step = 0; position + 8 <= size && step < mostSteps; step += 1) {
    const head = await read(position, 8)
    if (latin1(head.subarray(0, 4)) !== 'RIFF') break
    const length = viewOf(head).getUint32(4, true)
    if (length === 0) break
    if (position + 8 + length > size + 1) return 'truncated'
    position += 8 + length + (length % 2)
  }
  return 'whole'
}

/** Reads a number of EBML: the leading zeros of the first byte say how many bytes follow. Undefined when all bits are set: unknown. */
function readVint(bytes: Uint8Array, keepMarker: boolean): { value: number | undefined; length: number } {
  const first = bytes[0] ?? 0
  const length = Math.clz32(first) - 23
  let value = keepMarker ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (const byte of bytes.subarray(1, length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value: isUnknown && !keepMarker ? undefined : value, length }
}

const segmentId = 0x18538067

/** Matroska (mkv, webm): a header, then one segment; a live recording has no length. */
async function readMatroska(read: ReadBytes, size: number): Promise<Structure> {
  let position = 0
  for (let step = 0; position < size && step < 16; step += 1) {
    const head = await read(position, 12)
    const id = readVint(head, true)
    const length = readVint(head.subarray(id.length), false)
    const start = position + id.length + length.length
    if (length.value === undefined) return 'whole'
    if (start + length.value > size) return 'truncated'
    if (id.value === segmentId) return 'whole'
    position = start + length.value
  }
  return 'truncated'
}

const readers: Record<VideoContainer, (read: ReadBytes, size: number) => Promise<Structure>> = {
  mp4: readBoxes,
  avi: readRiff,
  matroska: readMatroska,
}

/** Reads a file's headers, never its pictures: a few reads, whatever its size. The browser does it before it sends, the server before it accepts. */
export async function readStructure(read: ReadBytes, size: number, container: VideoContainer): Promise<Structure> {
  return readers[container](read, size)
}
