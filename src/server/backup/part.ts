import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { errorMessage } from '../../db/connection/errorMessage.ts'
import { moveDurably } from '../../storage/folder/durable.ts'
import { privateFolderMode } from './folders.ts'
import { copy, copyExtras, copyTree } from './trees.ts'

/** A part of a site that a restore puts where there is none. */
export type Part<Result = unknown> = {
  fill(): Promise<Result>
  /** Removes what `fill` has put there, and nothing else. @throws Error in French that says what is left */
  clear(): Promise<void>
}

/** A folder, which appears at its place once it is whole. @param mode of the folder itself */
export function folderPart(from: string, to: string, mode?: number): Part<number> {
  const unfinished = `${to}.unfinished`
  let isCopied = false
  return {
    async fill() {
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished, { recursive: true, mode })
      const files = await copyTree(from, unfinished)
      isCopied = true
      await moveDurably(unfinished, to)
      return files
    },
    async clear() {
      const isMoved = isCopied && !existsSync(unfinished)
      await rm(isMoved ? to : unfinished, { recursive: true, force: true })
    },
  }
}

/** The files of the data folder besides the database and the storage. It creates the data folder. */
export function extrasPart(folder: string, dataDir: string): Part {
  const added: string[] = []
  return {
    async fill() {
      await mkdir(dataDir, { recursive: true, mode: privateFolderMode })
      await copyExtras(folder, dataDir, async (from, to) => {
        if (!existsSync(to)) added.push(to)
        await copy(from, to)
      })
    },
    async clear() {
      for (const path of added) await rm(path, { force: true })
    },
  }
}

/** Fills one part after the other. After a failure, all are as empty again as before. */
export async function fillAll(parts: readonly Part[]): Promise<void> {
  const begun: Part[] = []
  try {
    for (const part of parts) {
      begun.unshift(part)
      await part.fill()
    }
  } catch (error) {
    const left: string[] = []
    for (const part of begun) await part.clear().catch((failure: unknown) => left.push(errorMessage(failure)))
    if (left.length === 0) throw error
    throw new Error([errorMessage(error), ...left].join(' ; '), { cause: error })
  }
}
