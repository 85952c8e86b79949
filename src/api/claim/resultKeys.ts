import { createHmac } from 'node:crypto'
import type { RemoteClaim, RemoteFileKind } from '../../shared/remoteWork.ts'
import { keys } from '../../storage/keys.ts'

/** Where the files of one attempt go. */
export type ResultKeys = {
  /** the folder of a version */
  version: string
  /** the folder of a storyboard */
  storyboard: string
  /** @param color `rrggbb` */
  poster(color: string): string
  isPoster(key: string): boolean
  /** True for an entry of the content's folder that is one of them. */
  hasName(name: string): boolean
}

/**
 * Returns the keys of an attempt's results. Their names are as secret as random ones, and every process of the site finds the same: nothing
 * is kept between requests, and a worker chooses no name.
 */
export function resultKeysOf(token: string, { queue, job, attempt }: RemoteClaim, content: string): ResultKeys {
  const nameOf = (kind: RemoteFileKind): string =>
    createHmac('sha256', token).update(`${kind} ${queue} ${job} ${attempt}`).digest('hex').slice(0, 32)
  const [version, storyboard, poster] = [nameOf('version'), nameOf('storyboard'), nameOf('poster')]
  const posterShape = new RegExp(`^${poster}-[0-9a-f]{6}$`)
  const posterKey = (color: string): string => keys.contentImage(content, `${poster}-${color}`)
  return {
    version: keys.version(content, version),
    storyboard: keys.version(content, storyboard),
    poster: posterKey,
    isPoster: (key) => key === posterKey(/-([0-9a-f]{6})\.webp$/.exec(key)?.[1] ?? ''),
    hasName: (name) => name === version || name === storyboard || posterShape.test(name.replace(/\.webp$/, '')),
  }
}
