import { randomBytes } from 'node:crypto'

/** Returns 128 random bits in hexadecimal. As a file's name it is the secret that gives access to it. */
export function randomName(): string {
  return randomBytes(16).toString('hex')
}

/** Returns a new name for a picture that everybody may see; it ends in the colour that is shown until the picture has loaded. @param color `rrggbb` */
export const pictureName = (color: string): string => `${randomName()}-${color}`

/** The end of a picture's key from its colour on, if it has one. */
const pictureEnd = /(?:-[0-9a-f]{6})?\.webp$/

/** Returns a new name beside a picture's, with its colour. */
export const renamedPicture = (key: string): string => `${randomName()}${pictureEnd.exec(key)?.[0] ?? ''}`

/** Keys of the stored files. `originals/`, `incoming/` and `files/` are never served directly. */
export const keys = {
  /** the uploaded file, unchanged */
  original: (content: string, upload: string, extension: string): string => `originals/${content}/${upload}.${extension}`,
  originals: (content: string): string => `originals/${content}`,
  /** what has arrived so far of a file that is sent in parts */
  incoming: (content: string, upload: string): string => `incoming/${content}/${upload}`,
  incomings: (content: string): string => `incoming/${content}`,
  /** one HLS version, or one storyboard: a folder that is written once and never changed */
  version: (content: string, version: string): string => `contents/${content}/${version}`,
  /** a thumbnail or a poster */
  contentImage: (content: string, name: string): string => `contents/${content}/${name}.webp`,
  content: (content: string): string => `contents/${content}`,
  avatar: (user: string, name: string): string => `avatars/${user}/${name}.webp`,
  avatars: (user: string): string => `avatars/${user}`,
  banner: (channel: string, name: string): string => `banners/${channel}/${name}.webp`,
  banners: (channel: string): string => `banners/${channel}`,
  logo: (site: string, name: string): string => `logos/${site}/${name}.webp`,
  /** an image of a user, which only that user can read, through the API */
  file: (user: string, name: string): string => `files/${user}/${name}.webp`,
  files: (user: string): string => `files/${user}`,
  /** names the database that the storage belongs to */
  site: 'site',
} as const

/** Returns the content, user, channel or site in whose folder a key is. */
export const ownerOf = (key: string): string => key.split('/')[1] ?? ''

/** Returns the folder beside a picture that has it in smaller sizes. */
export const sizesFolder = (key: string): string => key.replace(/\.webp$/, '.sizes')

/** Returns the key of the picture whose smaller sizes are in a folder; any other key unchanged. */
export const pictureOfSizes = (key: string): string => key.replace(/\.sizes$/, '.webp')

/** First folders of the keys that everybody with the address may read. */
export const servedFolders = ['contents', 'avatars', 'banners', 'logos'] as const
/** First folders of all keys but the site's mark. */
export const storedFolders = ['originals', 'incoming', ...servedFolders, 'files'] as const

/** @throws Error when the prefix is not inside a first folder: flydrive treats an empty one as the whole storage */
export function mustBeInside(prefix: string): void {
  if (!/^[a-z]+\/[^/]/.test(prefix)) throw new Error(`not a key inside a folder: ${prefix}`)
}
