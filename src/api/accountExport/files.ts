import type { ApiDeps } from '../deps.ts'
import { exportedFiles } from '../../db/accountExport/accountExport.ts'
import { findChannelOf } from '../../db/channel/channels.ts'
import type { UserRow } from '../../db/user/users.ts'
import { keys } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'

/** A file of the storage and its name in the archive. */
export type ExportedFile = { name: string; key: string }

const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.'))

/** Lists every file of a user: images, then the original of each video, or its renditions where the original is gone. */
export async function* filesOf(
  { database: { db }, storage }: Pick<ApiDeps, 'database' | 'storage'>,
  user: UserRow,
): AsyncGenerator<ExportedFile> {
  if (user.avatar_key !== null) yield { name: 'fichiers/avatar.webp', key: user.avatar_key }
  const channel = await findChannelOf(db, user.uuid)
  if (channel?.banner_key) yield { name: 'fichiers/banniere.webp', key: channel.banner_key }
  yield* folder(storage, keys.files(user.uuid), 'fichiers/images')
  for await (const contents of exportedFiles(db, user.uuid)) {
    for (const { uuid, original_key, playlist_key, image_key } of contents) {
      const at = `fichiers/videos/${uuid}`
      if (image_key !== null) yield { name: `${at}/miniature.webp`, key: image_key }
      if (original_key !== null) yield { name: `${at}/original${extensionOf(original_key)}`, key: original_key }
      else if (playlist_key !== null) yield* folder(storage, playlist_key.slice(0, playlist_key.lastIndexOf('/')), `${at}/diffusion`)
    }
  }
}

async function* folder(storage: Storage, prefix: string, name: string): AsyncGenerator<ExportedFile> {
  const { objects } = await storage.disk.listAll(prefix, { recursive: true })
  for (const entry of objects) if (entry.isFile) yield { name: `${name}${entry.key.slice(prefix.length)}`, key: entry.key }
}
