/** The site's name until an administrator has chosen one: the software's. Apart from `site.ts`, since every page needs it. */
export const defaultName = 'Lucarne'
