/** A box of an MP4 file (ISO/IEC 14496-12): its bytes, with its header of eight bytes. */
type Box = { type: string; bytes: Buffer }

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > bytes.length) throw new Error('a box of an initialisation segment is cut off')
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + size) })
    at += size
  }
  return boxes
}

const childrenOf = ({ bytes }: Box): Box[] => boxesOf(bytes.subarray(8))

function one(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type)
  if (!found) throw new Error(`an initialisation segment holds no ${type} box`)
  return found
}

function box(type: string, children: readonly Box[]): Box {
  const header = Buffer.alloc(8)
  const bytes = Buffer.concat([header, ...children.map((child) => child.bytes)])
  bytes.writeUInt32BE(bytes.length, 0)
  bytes.write(type, 4, 'latin1')
  return { type, bytes }
}

/**
 * Joins the initialisation segments of a picture and of its sound, whose tracks have different numbers, to that of one file with both.
 * @throws Error when they are not what ffmpeg writes
 */
export function joinInits(picture: Buffer, sound: Buffer): Buffer {
  const boxes = boxesOf(picture)
  const [pictureMoov, soundMoov] = [one(boxes, 'moov'), one(boxesOf(sound), 'moov')].map(childrenOf)
  if (!pictureMoov || !soundMoov) throw new Error('an initialisation segment holds no moov box')
  const extensions = [pictureMoov, soundMoov].flatMap((children) => childrenOf(one(children, 'mvex')))
  const tracks = [one(pictureMoov, 'mvhd'), one(pictureMoov, 'trak'), one(soundMoov, 'trak'), box('mvex', extensions)]
  return Buffer.concat([one(boxes, 'ftyp').bytes, box('moov', tracks).bytes])
}
