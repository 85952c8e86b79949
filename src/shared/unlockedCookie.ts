/** The cookie of a guest who has given the password of a video: a random token, of which the database has the hash. */
export const unlockedCookie = 'lucarne_unlocked'

/** @param header the `Cookie` header @returns this cookie alone, as such a header has it */
export const unlockedOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${unlockedCookie}=`))
