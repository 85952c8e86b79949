import type { SearchQuery } from '../../graphql/generated/graphql.ts'

type Fragments = SearchQuery['search']['contents'][number]['title']

/** Renders a text with the search words marked. It is rendered as plain text, whatever a creator wrote. */
export function Highlighted({ fragments }: { fragments: Fragments }) {
  const starts = fragments.map((_, index) => fragments.slice(0, index).reduce((length, { text }) => length + text.length, 0))
  return fragments.map(({ text, isMatch }, index) => (isMatch ? <mark key={starts[index]}>{text}</mark> : text))
}
