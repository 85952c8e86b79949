import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '../../../src/db/connection/database.ts'
import { silentLog } from '../../../src/shared/log.ts'
import type { FolderStorage } from '../../../src/storage/folder/folderStorage.ts'
import { sweepStorage } from '../../../src/worker/storageSweep.ts'
import { type Ledger, type WriteKind, writeKinds } from './ledger.ts'

/** The outcome of the writes of one kind. */
export type Outcome = { acknowledged: number; cut: number; kept: number; lost: string[]; doubled: string[] }
/** The files in the storage. */
export type FilesVerdict = {
  named: number
  /** originals and images of uploads that were interrupted between the file and its row */
  ofCutUploads: string[]
  /** versions and pictures that a killed conversion left, or that were replaced by a newer version */
  ofConversions: string[]
  /** a user's own images beyond the acknowledged ones: no row references them, but they belong to the user */
  ownImagesOfCutSends: string[]
  unexplained: string[]
  /** rows that reference a missing file */
  missing: string[]
  /** after the sweep of a day later: unreferenced files that are left, and referenced ones that were deleted */
  leftBySweep: string[]
  takenBySweep: string[]
}

type Count = { id: string; rows: number }

const rowsOf: Readonly<Record<Exclude<WriteKind, 'image'>, (db: Db) => Promise<Count[]>>> = {
  comment: (db) => count(db, sql`select text as id from comments where parent_uuid is null`),
  reply: (db) => count(db, sql`select text as id from comments where parent_uuid is not null`),
  like: (db) => count(db, sql`select user_uuid || ' ' || content_uuid as id from reactions where liked`),
  follow: (db) => count(db, sql`select follower_uuid || ' ' || followed_uuid as id from follows`),
  playlist: (db) => count(db, sql`select name as id from playlists`),
  entry: (db) => count(db, sql`select playlist_uuid || ' ' || content_uuid as id from playlist_contents`),
  content: (db) => count(db, sql`select title as id from contents`),
  upload: (db) => count(db, sql`select content_uuid::text as id from media where original_key is not null`),
}

async function count(db: Db, ids: ReturnType<typeof sql>): Promise<Count[]> {
  const { rows } = await sql<Count>`select id, count(*)::integer as rows from (${ids}) as found group by id`.execute(db)
  return rows
}

/** Compares the acknowledged writes with the database and, for images of a user's own, with the storage. */
export async function judgeWrites(database: Database, storage: FolderStorage, ledger: Ledger): Promise<Record<WriteKind, Outcome>> {
  const judged: Partial<Record<WriteKind, Outcome>> = {}
  for (const kind of writeKinds) {
    const found = kind === 'image' ? await imagesIn(storage) : await rowsOf[kind](database.db)
    const rows = new Map(found.map(({ id, rows }) => [id, rows]))
    const acknowledged = new Set(ledger.of(kind, 'acknowledged').map(({ id }) => id))
    const cut = new Set(ledger.of(kind, 'cut').map(({ id }, index) => id || `${index}`))
    const known = new Set([...acknowledged, ...cut])
    judged[kind] = {
      acknowledged: acknowledged.size,
      cut: cut.size,
      kept: [...cut].filter((id) => !acknowledged.has(id) && rows.has(id)).length,
      lost: [...acknowledged].filter((id) => !rows.has(id)),
      doubled: [...known].filter((id) => (rows.get(id) ?? 0) > 1),
    }
  }
  return judged as Record<WriteKind, Outcome>
}

async function imagesIn(storage: FolderStorage): Promise<Count[]> {
  return (await filesIn(storage)).filter((key) => key.startsWith('files/')).map((id) => ({ id, rows: 1 }))
}

/** Counters kept by a trigger that differ from what they count: empty when all agree. */
export async function disagreeingCounters(db: Db): Promise<string[]> {
  const checks = {
    likes: sql`select uuid from contents where likes_count <> (select count(*) from reactions where liked and content_uuid = contents.uuid)`,
    comments: sql`select uuid from contents where comments_count <> (select count(*) from comments where content_uuid = contents.uuid)`,
    followers: sql`select uuid from channels where followers_count <> (select count(*) from follows where followed_uuid = channels.uuid)`,
    entries: sql`select uuid from playlists where contents_count <> (select count(*) from playlist_contents where playlist_uuid = playlists.uuid)`,
    replies: sql`select uuid from comments top where replies_count <> (select count(*) from comments where parent_uuid = top.uuid)`,
    'duplicate notifications': sql`select max(uuid::text) as uuid from notifications where comment_uuid is not null and kind in ('comment', 'reply') group by user_uuid, comment_uuid having count(*) > 1`,
  }
  const wrong: string[] = []
  for (const [what, query] of Object.entries(checks)) {
    const { rows } = await sql<{ uuid: string }>`${query}`.execute(db)
    wrong.push(...rows.map(({ uuid }) => `${what} ${uuid}`))
  }
  return wrong
}

async function filesIn(storage: FolderStorage): Promise<string[]> {
  const entries = await readdir(storage.root, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [relative(storage.root, join(entry.parentPath, entry.name))] : [])).toSorted()
}

/** The files that rows reference, and the folders of one version. */
async function namedKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from media, unnest(array[original_key, thumbnail_key, poster_key, regexp_replace(playlist_key, '/[^/]*$', '/'),
      regexp_replace(storyboard_key, '/[^/]*$', '/')]) as key where key is not null
    union all select avatar_key from users where avatar_key is not null
    union all select banner_key from channels where banner_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}

/** Attributes each file of a stopped site to what the clients know, then sweeps as a day later and compares. */
export async function judgeFiles(database: Database, storage: FolderStorage, ledger: Ledger): Promise<FilesVerdict> {
  const keys = await namedKeys(database.db)
  const single = new Set(keys.filter((key) => !key.endsWith('/')))
  const folders = keys.filter((key) => key.endsWith('/'))
  // A user's own images are not referenced by rows; each acknowledged one is checked with the writes.
  const isNamed = (file: string): boolean =>
    file === 'site' || file.startsWith('files/') || single.has(file) || folders.some((folder) => file.startsWith(folder))
  const before = await filesIn(storage)
  const acknowledgedImages = new Set(ledger.of('image', 'acknowledged').map(({ id }) => id))
  const images = before.filter((file) => file.startsWith('files/') && !acknowledgedImages.has(file))
  // Each interrupted upload may have left one, and no more.
  const strangeImages = images.slice(ledger.of('image', 'cut').length)
  const extra = before.filter((file) => !isNamed(file))
  const [cut, done] = (['cut', 'acknowledged'] as const).map((state) => new Set(ledger.of('upload', state).map(({ id }) => id)))
  const contentOf = (file: string): string => file.split('/')[1] ?? ''
  const isCut = (file: string): boolean => /^(originals|contents)\//.test(file) && cut?.has(contentOf(file)) === true
  const isConverted = (file: string): boolean => file.startsWith('contents/') && done?.has(contentOf(file)) === true
  const { size, missing } = await missingOf(storage, [...single], folders)
  const short = ledger.of('upload', 'acknowledged').filter(({ id, bytes }) => size.get(id) !== bytes)

  await sweepStorage({ database, storage, log: silentLog }, { now: Date.now() + 25 * 60 * 60 * 1000 })
  const after = new Set(await filesIn(storage))
  return {
    named: before.length - extra.length,
    ofCutUploads: extra.filter(isCut),
    ofConversions: extra.filter((file) => !isCut(file) && isConverted(file)),
    ownImagesOfCutSends: images,
    unexplained: [...extra.filter((file) => !isCut(file) && !isConverted(file)), ...strangeImages],
    missing: [...missing, ...short.map(({ id }) => `the original of ${id} is not what was sent`)],
    leftBySweep: extra.filter((file) => after.has(file)),
    takenBySweep: before.filter((file) => isNamed(file) && !after.has(file)),
  }
}

/** @returns the sizes of the originals by content, and the references to missing files */
async function missingOf(storage: FolderStorage, files: string[], folders: string[]) {
  const size = new Map<string, number>()
  const missing: string[] = []
  for (const key of [...files, ...folders]) {
    const facts = await stat(storage.path(key)).catch(() => null)
    if (!facts) missing.push(key)
    else if (key.startsWith('originals/')) size.set(key.split('/')[1] ?? '', facts.size)
  }
  return { size, missing }
}
