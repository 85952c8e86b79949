import { resolve } from 'node:path'
import { parseEnv } from '../env.ts'
import { exitCodes } from '../shutdown.ts'
import { backUp, restore } from './backup.ts'

const commands = {
  backup: { run: backUp, done: (folder: string, files: number) => `Sauvegarde faite dans ${folder} : la base et ${files} fichiers.` },
  restore: {
    run: restore,
    done: (folder: string, files: number) => `Sauvegarde ${folder} remise en place : la base et ${files} fichiers.`,
  },
} as const

/** Runs `npm run backup -- <folder>` and `npm run restore -- <folder>`: the folder is an argument, the environment names the site. */
export async function runBackupCommand(name: keyof typeof commands, [folder, ...more]: readonly string[]): Promise<void> {
  const { run, done } = commands[name]
  try {
    const read = parseEnv(process.env)
    if (!read.ok) throw new Error(read.message)
    if (folder === undefined || more.length > 0) throw new Error(`attendu : npm run ${name} -- dossier`)
    const path = resolve(folder)
    const { files } = await run(read.env, path)
    process.stdout.write(`${done(path, files)}\n`)
  } catch (error) {
    process.stderr.write(`Lucarne : ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = exitCodes.cannotStart
  }
}
