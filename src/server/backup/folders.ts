import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

/** A folder that is not there holds nothing. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}

/** @throws Error in French */
export async function mustBeEmpty(folder: string): Promise<void> {
  if ((await namesIn(folder)).length > 0) throw new Error(`le dossier ${folder} n’est pas vide`)
}

/** @throws Error in French, when a file is there or on the way to it */
export async function isFolder(path: string): Promise<boolean> {
  const refusal = `${path} n’est pas un dossier, ou un fichier est sur son chemin`
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw hasCode(error, 'ENOTDIR') ? new Error(refusal, { cause: error }) : error
  })
  if (found && !found.isDirectory()) throw new Error(refusal)
  return found !== null
}

/** Where a path that may not be there yet will be, past the symbolic links of the folders that are. */
async function realPlace(path: string): Promise<string> {
  return realpath(path).catch(async (error: unknown) => {
    const parent = dirname(path)
    if (!isMissing(error) || parent === path) throw error
    return join(await realPlace(parent), basename(path))
  })
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/**
 * A copy within what it copies would hold itself, and the site would take it for its own files, as it would take a copy around its own folder.
 * @throws Error in French
 */
export async function mustBeApart(folder: string, taken: readonly string[]): Promise<void> {
  const place = await realPlace(folder)
  for (const other of taken) {
    const otherPlace = await realPlace(other)
    if (isWithin(place, otherPlace)) throw new Error(`le dossier ${folder} est dans ${other}, qui sert au site : choisissez-en un autre`)
    if (isWithin(otherPlace, place)) throw new Error(`le dossier ${folder} contient ${other}, qui sert au site : choisissez-en un autre`)
  }
}
