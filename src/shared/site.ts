import { defaultName } from './defaultName.ts'

/** The accents that a site can have (ui/accents.css), the default first. */
export const accents = ['orange', 'red', 'pink', 'purple', 'blue', 'teal', 'green', 'amber'] as const
export type Accent = (typeof accents)[number]

/** What administrators choose for the whole site. */
export type Site = { name: string; accent: Accent }

/** Until they have chosen. */
export const defaultSite: Site = { name: defaultName, accent: 'orange' }
