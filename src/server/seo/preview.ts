import { jsonLd, link, meta, property, type Head, type Tag } from './head.ts'

/** The preview of a shared page. Addresses are absolute. */
export type Preview = {
  title: string
  description: string
  canonical: string
  /** Open Graph's type of the page */
  type: string
  image: string
  /** true for a wide picture, false for the logo */
  isWide: boolean
  /** for search engines */
  data: Readonly<Record<string, unknown>>
  /** further tags of the head */
  more?: readonly Tag[]
}

/** Returns the head of a page that everybody may find. */
export function previewHead({ title, description, canonical, type, image, isWide, data, more = [] }: Preview): Head {
  return {
    title,
    description,
    tags: [
      link('canonical', canonical),
      property('og:locale', 'fr_FR'),
      property('og:type', type),
      property('og:url', canonical),
      property('og:title', title),
      property('og:description', description),
      property('og:image', image),
      // A video has its own card, see videoHead.
      ...(type.startsWith('video') ? [] : [meta('twitter:card', isWide ? 'summary_large_image' : 'summary')]),
      ...more,
      jsonLd(data),
    ],
  }
}
