/** The accents that a site can have (ui/accents.css), the default first. */
export const accents = ['orange', 'red', 'pink', 'purple', 'blue', 'teal', 'green', 'amber'] as const
export type Accent = (typeof accents)[number]

/** What administrators choose for the whole site. */
export type Site = { name: string; accent: Accent }

/** Until they have chosen: the name of the software. */
export const defaultName = 'Lucarne'
export const defaultSite: Site = { name: defaultName, accent: 'orange' }
