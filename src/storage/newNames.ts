/** Keys of a content's media: of a file in its own folder, or of one picture. */
export type ContentKeys = {
  playlist_key: string | null
  storyboard_key: string | null
  poster_key: string | null
  thumbnail_key: string | null
}

/**
 * Copies the files under a content's keys.
 * @param copyFolder copies the folder of a key's file to a new name beside it, and returns the file's new key
 * @param copyPicture copies one picture to a new name beside it, and returns its new key
 */
export async function copyEach(
  keys: ContentKeys,
  copyFolder: (key: string) => Promise<string>,
  copyPicture: (key: string) => Promise<string>,
): Promise<ContentKeys> {
  const copied = async (key: string | null, copy: (key: string) => Promise<string>): Promise<string | null> => key && copy(key)
  return {
    playlist_key: await copied(keys.playlist_key, copyFolder),
    storyboard_key: await copied(keys.storyboard_key, copyFolder),
    poster_key: await copied(keys.poster_key, copyPicture),
    thumbnail_key: await copied(keys.thumbnail_key, copyPicture),
  }
}
