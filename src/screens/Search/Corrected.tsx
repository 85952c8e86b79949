import { quoted } from '../../shared/format/quote.ts'

/** The query has a typo: the heading names its most likely correction, whose results these are. */
export function Corrected({ query }: { query: string }) {
  return <p>Orthographe corrigée : vous avez écrit {quoted(query)}.</p>
}
