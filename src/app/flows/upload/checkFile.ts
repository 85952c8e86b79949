import { unreadableFile } from '../../../machines/common/unreadable.ts'
import type { FileKind } from '../../../machines/upload/fileTransfer/types.ts'
import { AppError } from '../../../shared/errors.ts'

/** Number of leading bytes to read. All signatures are within them. */
const headBytes = 16

type Signature = { at: number; text: string }[]

const ascii = (at: number, text: string): Signature => [{ at, text }]
const riff = (form: string): Signature => [
  { at: 0, text: 'RIFF' },
  { at: 8, text: form },
]

const still = [ascii(0, '\u00ff\u00d8\u00ff'), ascii(0, '\u0089PNG\r\n\u001a\n'), riff('WEBP')]
const stillOrGif = [...still, ascii(0, 'GIF8')]

/** QuickTime files older than the «ftyp» atom begin with one of the other signatures. */
const signatures: Record<FileKind, readonly Signature[]> = {
  video: [
    ...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((atom) => ascii(4, atom)),
    ascii(0, '\u001a\u0045\u00df\u00a3'),
    riff('AVI '),
  ],
  thumbnail: still,
  avatar: stillOrGif,
  banner: stillOrGif,
  logo: stillOrGif,
}

/** Major brands of the same container family that are not mp4: mobile phone video, protected audio, Flash, images. */
const otherBrand = /^....ftyp(3g|M4P|F4|avi[fs]|mif1|msf1|he[iv]|crx)/s
/** Music and audiobooks, which people rename to .mp4. */
const audioBrand = /^....ftypM4[AB]/s

export const onlyAudio = 'Le fichier ne contient que du son, pas d’image'

/**
 * Checks the first bytes of a chosen file, so that a text file named .mp4 is refused before it is sent. The server checks more.
 * @throws AppError EMPTY_FILE, UNSUPPORTED_VIDEO, NOT_A_VIDEO, UNSUPPORTED_IMAGE, or INVALID_INPUT when the file can no longer be read
 */
export async function checkFile(kind: FileKind, file: File): Promise<void> {
  const head = await readHead(file)
  if (head === '') throw new AppError('EMPTY_FILE')
  if (kind === 'video' && audioBrand.test(head)) throw new AppError('NOT_A_VIDEO', { message: onlyAudio })
  const isKnown = signatures[kind].some((signature) => signature.every(({ at, text }) => head.startsWith(text, at)))
  if (!isKnown || otherBrand.test(head)) throw new AppError(kind === 'video' ? 'UNSUPPORTED_VIDEO' : 'UNSUPPORTED_IMAGE')
}

/** Returns the first bytes as a string, one character per byte. */
async function readHead(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  } catch (error) {
    // The file was moved, renamed, or is on a drive that was removed since.
    throw new AppError('INVALID_INPUT', { message: unreadableFile, cause: error })
  }
}
