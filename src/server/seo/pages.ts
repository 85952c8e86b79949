import { findChannelByHandle } from '../../db/channel/channels.ts'
import { findContent } from '../../db/content/contents.ts'
import { findPlaylist } from '../../db/playlist/playlists.ts'
import { isScreenPath } from '../../shared/screenPaths.ts'
import { fixedHead, noIndexHead } from './fixedHeads.ts'
import type { Head } from './head.ts'
import { channelHead, playlistHead, videoHead } from './heads.ts'
import { decodePart, isUuid, type PageSite, type SeoDeps } from './site.ts'
import { isPublic } from './video.ts'

/** `isPrivate`: whoever has the link may open it, and the server writes nothing of what is on it; also where it is not known. */
export type Page = { status: 200 | 404; head: Head; isPrivate?: true }

const nowhere = (title: string, { name }: PageSite): Page => ({ status: 404, head: noIndexHead(title, name) })

async function watchPage(id: string | null, site: PageSite, deps: SeoDeps): Promise<Page> {
  const row =
    id !== null && isUuid(id) ? await findContent(deps.database.db, id, { hashtags: true, likedBy: null, details: true }) : undefined
  if (!row || row.hidden_at !== null) return nowhere('Vidéo non trouvée', site)
  // A private video opens for everybody with the link, but a preview would show its title to everybody who sees the link.
  if (!isPublic(row)) return { status: 200, head: noIndexHead(null, site.name), isPrivate: true }
  return { status: 200, head: videoHead(row, site.address, await deps.guestPlayback(), deps) }
}

async function creatorPage(handle: string | null, site: PageSite, deps: SeoDeps): Promise<Page> {
  const row = handle === null ? undefined : await findChannelByHandle(deps.database.db, handle)
  return row ? { status: 200, head: channelHead(row, site.address, site.name, deps) } : nowhere('Créateur non trouvé', site)
}

async function playlistPage(id: string | null, site: PageSite, deps: SeoDeps): Promise<Page> {
  const row = id !== null && isUuid(id) ? await findPlaylist(deps.database.db, id, null) : undefined
  // Only its owner may see a private playlist, and the response must not reveal that it exists.
  return row && !row.is_private
    ? { status: 200, head: playlistHead(row, site.address, site.name, deps) }
    : nowhere('Playlist introuvable', site)
}

const pages = [
  { shape: /^\/watch\/([^/]+)\/?$/i, answer: watchPage },
  { shape: /^\/creator\/([^/]+)\/?$/i, answer: creatorPage },
  { shape: /^\/playlist\/([^/]+)\/?$/i, answer: playlistPage },
] as const

/**
 * Returns the status and head of the page at an address, with at most one query.
 * @param url from the site's root, with its query
 * @param deps when null, only the heads that are the same for everybody are known
 */
export async function pageAt(url: string, site: PageSite, deps: SeoDeps | null): Promise<Page> {
  const [path = '/', query] = url.split('?', 2)
  if (!isScreenPath(path)) return nowhere('Page introuvable', site)
  const fixed = fixedHead(path, site)
  if (fixed) return { status: 200, head: fixed }
  if (deps) {
    for (const { shape, answer } of pages) {
      const part = shape.exec(path)?.[1]
      if (part !== undefined) return answer(decodePart(part), site, deps)
    }
    if (/^\/watch\/?$/i.test(path)) return watchPage(new URLSearchParams(query).get('v'), site, deps)
  }
  return { status: 200, head: noIndexHead(null, site.name), ...(/^\/watch(?:\/|$)/i.test(path) && { isPrivate: true }) }
}
