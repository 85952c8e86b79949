import type { Accent } from '../shared/site.ts'

/** The accents behind white text, as in light pages (ui/accents.css): mail programs read no style sheet. */
export const accentColours: Readonly<Record<Accent, string>> = {
  orange: '#c43f1f',
  red: '#ce2744',
  pink: '#bf3483',
  purple: '#8e4cca',
  blue: '#166bcd',
  teal: '#077882',
  green: '#1c7c3d',
  amber: '#936203',
}
