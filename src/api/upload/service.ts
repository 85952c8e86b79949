import type { Readable } from 'node:stream'
import { replaceAvatar, replaceBanner, replaceThumbnail } from '../../db/media/media.ts'
import type { Tx } from '../../db/connection/database.ts'
import { despiteDeadlocks } from '../../db/connection/deadlocks.ts'
import { replaceLogo, siteUuid } from '../../db/site/site.ts'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import type { Log } from '../../shared/log.ts'
import type { Arrival } from '../../storage/arrival.ts'
import { keys, pictureName, randomName } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ApiDeps } from '../deps.ts'
import { recordAct } from '../audit/record.ts'
import type { Viewer } from '../http/viewer.ts'
import { storeImage } from './images.ts'
import { type IngestDeps, ingestVideo, inspectVideo } from './ingestVideo.ts'
import type { RightsCheck, ReceivedForm } from './receive.ts'

type Deps = Pick<ApiDeps, 'database' | 'storage' | 'jobs'> & { log: Log }
type Replaced = { replacedKey: string | null } | undefined

/** An image that has arrived: its file, and the check that its sender may still send it. */
export type ArrivedImage = { file: string; mustStillBeAllowed: RightsCheck }

/** Stores an image, makes it the current one, then removes the former one. @returns its key */
async function swapImage(
  deps: Deps,
  kind: 'thumbnail' | 'avatar' | 'banner' | 'logo',
  { file, mustStillBeAllowed }: ArrivedImage,
  keyOf: (name: string) => string,
  swap: (tx: Tx, key: string) => Promise<Replaced>,
  missing: ErrorCode,
): Promise<string> {
  const { database, storage, log } = deps
  const replace = async (key: string): Promise<{ replacedKey: string | null }> =>
    database.db.transaction().execute(async (tx) => {
      const replaced = await swap(tx, key)
      await mustStillBeAllowed(tx)
      if (!replaced) throw new AppError(missing)
      return replaced
    })
  const key = await storeImage(storage, kind, file, (color) => keyOf(pictureName(color)))
  const { replacedKey } = await despiteDeadlocks(() => replace(key), log).catch(async (error: unknown) => {
    await storage.remove(key)
    throw error
  })
  if (replacedKey !== null) await removeReplaced({ storage, log }, replacedKey)
  return key
}

const removeReplaced = ({ storage, log }: Pick<Deps, 'storage' | 'log'>, key: string): Promise<void> =>
  storage.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'a replaced image could not be removed'))

export async function setThumbnail(deps: Deps, content: { uuid: string; channel_uuid: string }, image: ArrivedImage): Promise<string> {
  const keyOf = (name: string): string => keys.contentImage(content.uuid, name)
  const key = await swapImage(deps, 'thumbnail', image, keyOf, (tx, made) => replaceThumbnail(tx, content.uuid, made), 'CONTENT_NOT_FOUND')
  await deps.database.changes.publish({ kind: 'media', content_uuid: content.uuid, channel_uuid: content.channel_uuid })
  return key
}

/** Makes a video and its thumbnail those of a content: both or none. @returns the thumbnail's key */
export async function setVideoAndThumbnail(
  deps: IngestDeps,
  contentUuid: string,
  { video, thumbnail }: { video: Arrival; thumbnail: string },
  mustStillBeAllowed: RightsCheck,
): Promise<string> {
  const { storage, log } = deps
  const inspected = await inspectVideo(deps, video)
  const key = await storeImage(storage, 'thumbnail', thumbnail, (color) => keys.contentImage(contentUuid, pictureName(color)))
  let replaced: Replaced
  const alsoWrite = async (tx: Tx): Promise<void> => {
    replaced = await replaceThumbnail(tx, contentUuid, key)
  }
  await ingestVideo(deps, contentUuid, video, { inspected, mustStillBeAllowed, alsoWrite }).catch(async (error: unknown) => {
    await storage.remove(key)
    throw error
  })
  if (replaced?.replacedKey) await removeReplaced({ storage, log }, replaced.replacedKey)
  return key
}

export async function setAvatar(deps: Deps, userUuid: string, image: ArrivedImage): Promise<string> {
  const keyOf = (name: string): string => keys.avatar(userUuid, name)
  return swapImage(deps, 'avatar', image, keyOf, (tx, made) => replaceAvatar(tx, userUuid, made), 'USER_NOT_FOUND')
}

export async function setBanner(deps: Deps, channelUuid: string, image: ArrivedImage): Promise<string> {
  const keyOf = (name: string): string => keys.banner(channelUuid, name)
  return swapImage(deps, 'banner', image, keyOf, (tx, made) => replaceBanner(tx, channelUuid, made), 'CHANNEL_NOT_FOUND')
}

/** Makes a picture the site's logo, on every page. */
export async function setLogo(deps: Deps, viewer: Viewer, image: ArrivedImage): Promise<string> {
  const { db, changes } = deps.database
  const uuid = await siteUuid(db)
  const keyOf = (name: string): string => keys.logo(uuid, name)
  const key = await swapImage(deps, 'logo', image, keyOf, (tx, made) => swapLogo(tx, viewer, made), 'INTERNAL')
  await changes.publish({ kind: 'site' })
  return key
}

/** Gives the site the software's mark again, if it has a logo. */
export async function removeLogo(deps: Deps, viewer: Viewer): Promise<void> {
  const { db, changes } = deps.database
  const replaced = await db.transaction().execute((tx) => swapLogo(tx, viewer, null))
  if (replaced === undefined || replaced.replacedKey === null) return
  await removeReplaced(deps, replaced.replacedKey)
  await changes.publish({ kind: 'site' })
}

async function swapLogo(tx: Tx, viewer: Viewer, key: string | null) {
  const replaced = await replaceLogo(tx, key)
  if (replaced && replaced.replacedKey !== key)
    await recordAct(tx, viewer.uuid, { act: 'site.change', subject_uuid: replaced.uuid, details: { fields: 'logo' } })
  return replaced
}

/** Returns the video of a form that has one. */
export function singleVideo({ files }: ReceivedForm): Arrival {
  const file = files.find((each) => 'arrival' in each)
  if (!file) throw new AppError('VIDEO_REQUIRED')
  return file.arrival
}

/** Returns the paths of the images of a form. */
export const images = ({ files }: ReceivedForm): string[] => files.flatMap((file) => ('path' in file ? [file.path] : []))

/** Returns the path of the image of a form that has one. */
export function singleImage(form: ReceivedForm): string {
  const [path] = images(form)
  if (path === undefined) throw new AppError('IMAGE_REQUIRED')
  return path
}

/**
 * Returns the video and its thumbnail of a form that has two `files`, whose kinds `fileTypes` gives in the same order.
 * @throws AppError VIDEO_REQUIRED, IMAGE_REQUIRED, or MALFORMED_REQUEST when a file is not of its declared kind
 */
export function videoAndThumbnail(form: ReceivedForm): { video: Arrival; thumbnail: string } {
  const { files, texts } = form
  const types = texts.filter(({ name }) => name === 'fileTypes').map(({ value }) => value)
  const pair = { video: singleVideo(form), thumbnail: singleImage(form) }
  if (types.length !== files.length || files.some((file, n) => file.kind !== types[n])) throw new AppError('MALFORMED_REQUEST')
  return pair
}

// A user's own images have no table: the name contains their owner, and its random part cannot be guessed.
const nameShape = /^(?<user>[0-9a-f-]{36})_(?<name>[0-9a-f]{32})\.webp$/

/** @returns the owner of the file and its key; undefined for an invalid name */
export function parseFileName(name: string): { user_uuid: string; key: string } | undefined {
  const parts = nameShape.exec(name)?.groups
  return parts && { user_uuid: parts['user'] ?? '', key: keys.file(parts['user'] ?? '', parts['name'] ?? '') }
}

/**
 * Stores images of a user's own.
 * @returns their names
 * @throws AppError CONFLICT when there would be too many, and what `mustStillBeAllowed` throws
 */
export async function addFiles(
  { storage, database }: Pick<Deps, 'storage' | 'database'>,
  userUuid: string,
  paths: readonly string[],
  mustStillBeAllowed: RightsCheck,
): Promise<string[]> {
  const mustHaveRoomFor = async (more: number): Promise<void> => {
    const { objects } = await storage.disk.listAll(keys.files(userUuid))
    if (Array.from(objects).length + more <= limits.filesPerUser) return
    throw new AppError('CONFLICT', { message: `Vous ne pouvez pas garder plus de ${limits.filesPerUser} fichiers` })
  }
  await mustHaveRoomFor(paths.length)
  const names: string[] = []
  try {
    for (const path of paths) {
      const name = randomName()
      await storeImage(storage, 'file', path, () => keys.file(userUuid, name))
      names.push(name)
    }
    // Concurrent requests may have stored files too.
    await mustHaveRoomFor(0)
    // Checked once the files are stored: a deletion of the account from now on deletes them too.
    await database.db.transaction().execute(mustStillBeAllowed)
  } catch (error) {
    for (const name of names) await storage.remove(keys.file(userUuid, name))
    throw error
  }
  return names.map((name) => `${userUuid}_${name}.webp`)
}

/** @throws AppError NOT_FOUND */
export async function readFile(storage: Storage, key: string): Promise<{ stream: Readable; bytes: number }> {
  if (!(await storage.disk.exists(key))) throw new AppError('NOT_FOUND')
  const { contentLength } = await storage.disk.getMetaData(key)
  return { stream: await storage.disk.getStream(key), bytes: contentLength }
}

/** @throws AppError NOT_FOUND */
export async function removeFile(storage: Storage, key: string): Promise<void> {
  if (!(await storage.disk.exists(key))) throw new AppError('NOT_FOUND')
  await storage.remove(key)
}
