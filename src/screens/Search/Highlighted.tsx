import type { SearchQuery } from '../../graphql/generated/graphql.ts'

type Fragments = SearchQuery['search']['contents'][number]['title']

/** A text with the words that were looked for marked; text it stays, whatever a creator wrote. */
export function Highlighted({ fragments }: { fragments: Fragments }) {
  const starts = fragments.map((_, index) => fragments.slice(0, index).reduce((length, { text }) => length + text.length, 0))
  return fragments.map(({ text, isMatch }, index) => (isMatch ? <mark key={starts[index]}>{text}</mark> : text))
}
