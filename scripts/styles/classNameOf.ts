import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * Returns the class name of a style, which stays the same whatever its declarations: of its file and its own name, never of its content,
 * because two equal blocks with one name would share their place in the order of the rules.
 * @param file relative to the root
 * @param isShort five characters for what visitors download, else a name that a developer recognises
 */
export function classNameOf(file: string, name: string, isShort: boolean): string {
  const digest = createHash('sha256')
    .update(`${file.replaceAll('\\', '/')}:${name}`)
    .digest('base64url')
  const short = /[A-Za-z][\w-]{4}/.exec(digest)?.[0] ?? digest
  return isShort ? short : `${basename(file, '.styles.ts')}_${name}_${short}`
}
