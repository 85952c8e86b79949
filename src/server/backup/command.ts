import { resolve } from 'node:path'
import { errorMessage } from '../../db/connection/errorMessage.ts'
import { type Env, parseEnv } from '../env.ts'
import { copiedBytes } from '../progress.ts'
import { exitCodes } from '../shutdown.ts'
import { backUp } from './backup.ts'
import { noteBackup } from './lastBackup.ts'
import { restore } from './restore.ts'

/** How many lost files are named; the rest is counted. */
const named = 5

/** An option, an address (a bucket's, for one) or a home that no shell has replaced: whoever writes it does not mean a folder of that name. */
const isNoFolder = /^(\s*$|-|~|[a-z][a-z\d+.-]*:\/\/)/i

type Outcome = { said: string; warning?: string; exitCode?: number }

const quantity = (files: number): string => `${files} ${files < 2 ? 'fichier' : 'fichiers'}`

function namesOf(lost: readonly string[]): string {
  const more = lost.length - named
  return [...lost.slice(0, named), ...(more > 0 ? [`et ${more} de plus`] : [])].join(', ')
}

/** Each runs in a folder. */
const commands = {
  async backup(env: Env, folder: string): Promise<Outcome> {
    const { files, lost } = await backUp(env, folder, { onBytes: copiedBytes() })
    await noteBackup(env, new Date()).catch((error: unknown) => {
      process.stderr.write(`Attention : la date de cette sauvegarde n’a pas pu être notée pour /metrics : ${errorMessage(error)}\n`)
    })
    const said = `Sauvegarde faite dans ${folder} : la base et ${quantity(files)}.`
    if (lost.length === 0) return { said }
    const warning = `Attention : la base nomme ${quantity(lost.length)} que le site n’a plus et que la sauvegarde n’a donc pas : ${namesOf(lost)}`
    return { said, warning, exitCode: exitCodes.filesLost }
  },
  async restore(env: Env, folder: string): Promise<Outcome> {
    const { files, lost } = await restore(env, folder, { onBytes: copiedBytes() })
    const said = `Sauvegarde ${folder} remise en place : la base et ${quantity(files)}.`
    if (lost === 0) return { said }
    return { said, warning: `Attention : la base nomme ${quantity(lost)} que le site n’avait déjà plus quand il a été sauvegardé` }
  },
} as const

/** Runs `npm run backup -- <folder>` and `npm run restore -- <folder>`: the folder is an argument, the environment names the site. */
export async function runBackupCommand(name: keyof typeof commands, [folder, ...more]: readonly string[]): Promise<void> {
  try {
    const read = parseEnv(process.env)
    if (!read.ok) throw new Error(read.message)
    if (folder === undefined || more.length > 0) throw new Error(`attendu : npm run ${name} -- dossier`)
    if (isNoFolder.test(folder)) throw new Error(`« ${folder} » n’est pas le chemin d’un dossier de cette machine`)
    const { said, warning, exitCode = exitCodes.ok } = await commands[name](read.env, resolve(folder))
    if (warning !== undefined) process.stderr.write(`${warning}\n`)
    process.stdout.write(`${said}\n`)
    process.exitCode = exitCode
  } catch (error) {
    process.stderr.write(`Lucarne : ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = exitCodes.cannotStart
  }
}
