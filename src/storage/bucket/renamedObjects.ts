import { basename, dirname, extname } from 'node:path'
import { randomName, renamedPicture } from '../keys.ts'
import { type ContentKeys, copyEach } from '../newNames.ts'
import { type Bucket, isMissingObject } from './bucket.ts'
import { inParallel } from '../inParallel.ts'

type Address = (key: string) => string

/** Replaces the addresses in a storyboard's cues, which contain the full address of their picture. */
async function copyCues(bucket: Bucket, addressOf: Address, from: string, to: string, bytes: number): Promise<void> {
  const cues = String(await bucket.read(from, { first: 0, last: bytes - 1 }))
  await bucket.put(to, Buffer.from(cues.replaceAll(`${addressOf(dirname(from))}/`, `${addressOf(dirname(to))}/`)))
}

/** Copies the folder of a key's file to a new name next to it. A folder that is gone has no public address: its key stays. */
async function copyFolder(bucket: Bucket, addressOf: Address, key: string): Promise<string> {
  const folder = dirname(key)
  const renamed = `${dirname(folder)}/${randomName()}`
  const objects = await bucket.objects(`${folder}/`)
  if (objects.length === 0) return key
  try {
    await inParallel(objects, 8, async ({ key: from, bytes }) => {
      const to = `${renamed}${from.slice(folder.length)}`
      await (from === key && extname(from) === '.vtt' ? copyCues(bucket, addressOf, from, to, bytes) : bucket.copy(from, to))
    })
  } catch (error) {
    await bucket.remove(renamed)
    if (isMissingObject(error) && !(await bucket.first(`${folder}/`))) return key
    throw error
  }
  return `${renamed}/${basename(key)}`
}

async function copyPicture(bucket: Bucket, key: string): Promise<string> {
  const renamed = `${dirname(key)}/${renamedPicture(key)}`
  try {
    await bucket.copy(key, renamed)
    return renamed
  } catch (error) {
    if (isMissingObject(error)) return key
    throw error
  }
}

/** As `copyUnderNewNames` of a folder. */
export function copyUnderNewNames(bucket: Bucket, addressOf: Address, keys: ContentKeys): Promise<ContentKeys> {
  return copyEach(
    keys,
    (key) => copyFolder(bucket, addressOf, key),
    (key) => copyPicture(bucket, key),
  )
}
