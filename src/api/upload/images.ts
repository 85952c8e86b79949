import { rm } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import { averageColor, loadSharp } from '../../storage/sharp.ts'
import type { Storage } from '../../storage/storage.ts'
import { type FileKind, fileRules } from './rules.ts'

/** Decoding more pixels would cost hundreds of megabytes of memory for one small file. */
const maxPixels = 50_000_000

type Fit = { width: number; height: number; fit: 'cover' | 'inside' }
const fits: Record<Exclude<FileKind, 'video' | 'editVideo' | 'editThumbnail'>, Fit> = {
  thumbnail: { width: 1280, height: 1280, fit: 'inside' },
  avatar: { width: 512, height: 512, fit: 'cover' },
  banner: { width: 2560, height: 1440, fit: 'inside' },
  logo: { width: 512, height: 512, fit: 'inside' },
  file: { width: 2560, height: 2560, fit: 'inside' },
}

/**
 * Re-encodes an image and stores it: metadata of the file (place, device, anything hidden) is dropped. Of an animation, the first picture
 * is kept.
 * @param keyOf returns its key; `color` is its average colour
 * @returns the key
 * @throws AppError when it cannot be decoded or has too many pixels
 */
export async function storeImage(
  storage: Storage,
  kind: keyof typeof fits,
  path: string,
  keyOf: (color: string) => string,
): Promise<string> {
  const made = storage.tempPath('.webp')
  const { width, height, fit } = fits[kind]
  const sharp = await loadSharp()
  try {
    const input = sharp(path, { limitInputPixels: false, failOn: 'truncated' })
    const size = await input.metadata()
    if (size.width * size.height > maxPixels) throw new AppError('IMAGE_TOO_MANY_PIXELS')
    await input.autoOrient().resize({ width, height, fit, withoutEnlargement: true }).webp({ quality: 82 }).toFile(made)
    const key = keyOf(await averageColor(made))
    await storage.adopt(made, key)
    return key
  } catch (error) {
    await rm(made, { force: true })
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error
    throw new AppError(fileRules[kind].unsupported, { cause: error })
  }
}
