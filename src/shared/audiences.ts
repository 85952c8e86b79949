/** Who may open a private video, in French: everybody with its link, those of them who are signed in, named people, or those who have its password. */
export const audiences = {
  link: 'Toute personne qui a le lien',
  members: 'Les membres du site qui ont le lien',
  people: 'Seulement les personnes que je choisis',
  password: 'Toute personne qui a le mot de passe',
} as const
export type Audience = keyof typeof audiences
export const isAudience = (value: unknown): value is Audience => typeof value === 'string' && Object.hasOwn(audiences, value)

/** How many people may be named. */
export const allowedPeopleMax = 100

export const audienceMessages = {
  many: `${allowedPeopleMax} personnes au plus`,
  unknown: (names: readonly string[]): string =>
    names.length === 1 ? `Personne ne s’appelle ${names[0]} sur ce site` : `Personne ne s’appelle ainsi sur ce site : ${names.join(', ')}`,
} as const

/** «@ada, grace  alan,» → ['ada', 'grace', 'alan']: usernames as people type them. */
export function splitUsernames(text: string): string[] {
  const names = text.split(/[\s,;]+/).map((name) => name.replace(/^@/, ''))
  return [...new Set(names.filter((name) => name !== ''))]
}

export function allowedPeopleError(names: readonly string[]): string | undefined {
  return names.length > allowedPeopleMax ? audienceMessages.many : undefined
}

/** How long the password of a video may be. Other people share it: it needs length alone, no kinds of characters. */
export const contentPasswordLength = { min: 8, max: 100 } as const
export const contentPasswordMessages = {
  missing: 'Choisissez un mot de passe',
  short: `${contentPasswordLength.min} caractères au moins`,
  long: `${contentPasswordLength.max} caractères au plus`,
} as const

export function contentPasswordError({ length }: string): string | undefined {
  if (length < contentPasswordLength.min) return contentPasswordMessages.short
  return length > contentPasswordLength.max ? contentPasswordMessages.long : undefined
}
