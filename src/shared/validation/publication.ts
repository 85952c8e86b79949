export const publicationMessages = {
  impossible: 'Cette date est impossible',
  past: 'La date de publication est déjà passée',
  public: 'Une vidéo programmée reste privée jusqu’à sa publication',
} as const

/** When a private video becomes public by itself; both unset: only by hand. */
export type Publication = { at: Date | null; whenReady: boolean }

/** @param visibility what the video will have @param now the time of the request */
export function publicationError({ at, whenReady }: Publication, visibility: 'public' | 'private', now: Date): string | undefined {
  if (at === null && !whenReady) return undefined
  if (visibility === 'public') return publicationMessages.public
  return at !== null && at <= now ? publicationMessages.past : undefined
}
