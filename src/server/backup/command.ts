import { resolve } from 'node:path'
import { type Env, parseEnv } from '../env.ts'
import { copiedBytes } from '../progress.ts'
import { exitCodes } from '../shutdown.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/** How many lost files are named; the rest is counted. */
const named = 5

function warningAbout(lost: readonly string[]): string[] {
  if (lost.length === 0) return []
  const more = lost.length - named
  const names = [...lost.slice(0, named), ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ')
  return [`Attention : la base nomme des fichiers que le site n’a plus, la sauvegarde ne les a donc pas : ${names}`]
}

/** Each runs in a folder, and returns what it says at its end. */
const commands = {
  async backup(env: Env, folder: string): Promise<string[]> {
    const { files, lost } = await backUp(env, folder, { onBytes: copiedBytes() })
    return [...warningAbout(lost), `Sauvegarde faite dans ${folder} : la base et ${files} fichiers.`]
  },
  async restore(env: Env, folder: string): Promise<string[]> {
    const { files } = await restore(env, folder, { onBytes: copiedBytes() })
    return [`Sauvegarde ${folder} remise en place : la base et ${files} fichiers.`]
  },
} as const

/** Runs `npm run backup -- <folder>` and `npm run restore -- <folder>`: the folder is an argument, the environment names the site. */
export async function runBackupCommand(name: keyof typeof commands, [folder, ...more]: readonly string[]): Promise<void> {
  try {
    const read = parseEnv(process.env)
    if (!read.ok) throw new Error(read.message)
    if (folder === undefined || more.length > 0) throw new Error(`attendu : npm run ${name} -- dossier`)
    for (const line of await commands[name](read.env, resolve(folder))) process.stdout.write(`${line}\n`)
  } catch (error) {
    process.stderr.write(`Lucarne : ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = exitCodes.cannotStart
  }
}
