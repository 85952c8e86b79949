import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** Of what only the site’s own account may read, also in a folder that others can open. */
export const privateMode = 0o600
export const privateFolderMode = 0o700

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')

/** Returns the names in a folder; none when it does not exist. */
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

/** @throws Error in French, when the path or one of its parents is a file */
export async function isFolder(path: string): Promise<boolean> {
  const refusal = `${path} n’est pas un dossier, ou un fichier est sur son chemin`
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw hasCode(error, 'ENOTDIR') ? new Error(refusal, { cause: error }) : error
  })
  if (found && !found.isDirectory()) throw new Error(refusal)
  return found !== null
}

/**
 * Makes a folder that only this account may read, and its parents. Node's own recursive `mkdir` never ends in a folder that takes none, such
 * as /proc.
 * @throws Error in French
 */
export async function makePrivateFolder(path: string): Promise<void> {
  const parent = dirname(path)
  if (!(await isFolder(parent))) await makePrivateFolder(parent)
  await mkdir(path, { mode: privateFolderMode }).catch((error: unknown) => {
    if (hasCode(error, 'EEXIST')) return
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(`aucun dossier ne peut être créé dans ${parent}${code}`, { cause: error })
  })
}

/** Closes an existing folder to other accounts. @throws Error in French */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32' || ((await stat(folder)).mode & 0o077) === 0) return
  await chmod(folder, privateFolderMode).catch((error: unknown) => {
    throw new Error(`le dossier ${folder} est ouvert à d’autres comptes, et ne peut pas leur être fermé (chmod 700)`, { cause: error })
  })
}

/** Resolves the symbolic links of a path whose last parts may not exist yet. */
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
 * A backup inside the folders that it copies would contain itself, and the site would treat it as its own files. The same holds for a
 * backup folder that contains the site's folder.
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
