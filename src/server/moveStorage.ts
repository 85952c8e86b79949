import { join } from 'node:path'
import { locate } from '../storage/location.ts'
import { moveStorage } from '../storage/move.ts'
import { openStorage } from '../storage/storage.ts'
import { parseEnv } from './env.ts'
import { copiedBytes, inMegabytes } from './progress.ts'
import { exitCodes } from './shutdown.ts'

const usage = 'attendu : npm run storage -- move s3://seau?endpoint=https://serveur, ou file:///dossier'

/** Two addresses of one place would make it delete what it copies. */
function mustDiffer(dataDir: string, from: string | undefined, to: string): void {
  const placeOf = (url: string | undefined): string => (url?.startsWith('s3:') ? url : locate(dataDir, url).root)
  if (placeOf(from) === placeOf(to)) throw new Error('les fichiers y sont déjà')
}

async function run([command, to, ...more]: readonly string[]): Promise<string> {
  const read = parseEnv(process.env)
  if (!read.ok) throw new Error(read.message)
  if (command !== 'move' || to === undefined || more.length > 0) throw new Error(usage)
  const { dataDir, storageUrl } = read.env
  const target = parseEnv({ ...process.env, STORAGE_URL: to })
  if (!target.ok) throw new Error(target.message)
  mustDiffer(dataDir, storageUrl, to)
  const from = await openStorage({ dataDir, url: storageUrl })
  const copy = await openStorage({ dataDir, url: to })
  const journal = join(dataDir, 'storage-move.jsonl')
  const moved = await moveStorage(from, copy, { journal, onFile: copiedBytes() })
  const isDone = moved.copied === 0 && moved.removed === 0
  return [
    `${moved.copied} fichiers copiés et vérifiés (${inMegabytes(moved.bytes)}), ${moved.kept} l’étaient déjà, ${moved.removed} retirés.`,
    isDone
      ? `Tout est dans ${copy.place} : démarrez le site avec STORAGE_URL=${to}`
      : 'Arrêtez le site, puis relancez la même commande : elle copie ce qui a changé depuis.',
  ].join('\n')
}

/** Runs `npm run storage -- move <address>`: the environment names the site, the argument where its files are to be. */
export async function runStorageCommand(args: readonly string[]): Promise<void> {
  try {
    process.stdout.write(`${await run(args)}\n`)
  } catch (error) {
    process.stderr.write(`Lucarne : ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = exitCodes.cannotStart
  }
}
