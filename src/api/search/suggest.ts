import type { Db } from '../../db/connection/database.ts'
import { channelsBeginning, foundWith, hashtagsBeginning, type Named, titlesBeginning } from '../../db/search/suggestions.ts'
import { completionsOf, readTerms, similarTo } from '../../db/search/terms.ts'
import type { Suggestion } from '../../shared/entities/search.ts'
import { limits } from '../../shared/limits.ts'
import { allowedTypos, typoDistance } from './typos.ts'

/** At most this many suggestions of each kind, of ten in all. */
const shares = { word: 5, hashtag: 3, channel: 3, content: 5 }
const mostTerms = 12
const mostSimilar = 50

/** Returns at most `limit` completions of a query; when there is none, completions of the query with its last word corrected. */
export async function suggest(db: Db, query: string, limit: number): Promise<Suggestion[]> {
  const { key, terms } = await readTerms(db, query, mostTerms)
  if (key === '') return []
  const exact = await beginningWith(db, key, terms)
  if (exact.length > 0) return exact.slice(0, limit)
  const mended = await mendLast(db, key)
  return mended === null ? [] : (await beginningWith(db, mended, (await readTerms(db, mended, mostTerms)).terms)).slice(0, limit)
}

async function beginningWith(
  db: Db,
  key: string,
  terms: readonly { piece: string; lexeme: string; documents: number }[],
): Promise<Suggestion[]> {
  const [words, hashtags, channels, titles] = await Promise.all([
    wordsBeginning(db, key, terms),
    hashtagsBeginning(db, key, shares.hashtag),
    channelsBeginning(db, key, shares.channel),
    titlesBeginning(db, key, shares.content),
  ])
  const named = (kind: 'hashtag' | 'channel' | 'content') => (row: Named) => ({ kind, text: row.text, uuid: row.uuid })
  return distinct([
    ...words.map((text) => ({ kind: 'word' as const, text, uuid: null })),
    ...hashtags.map(named('hashtag')),
    ...channels.map(named('channel')),
    ...titles.map(named('content')),
  ]).slice(0, limits.suggestionsMax)
}

/**
 * Returns the query with its last word completed by the most usual words: only those that find something together with the words before.
 */
async function wordsBeginning(
  db: Db,
  key: string,
  terms: readonly { piece: string; lexeme: string; documents: number }[],
): Promise<string[]> {
  const space = key.lastIndexOf(' ')
  const [before, last] = [key.slice(0, space + 1), key.slice(space + 1)]
  const words = await completionsOf(db, last, shares.word)
  const groups = terms
    .filter(({ piece }) => before.split(' ').includes(piece))
    .map((term) => ({ lexemes: [term.lexeme], documents: term.documents }))
  if (groups.length === 0 || words.length === 0) return words.map(({ shown }) => `${before}${shown}`)
  const together = await foundWith(
    db,
    { key, groups },
    words.map(({ lexeme }) => lexeme),
  )
  return words.filter(({ lexeme }) => together.has(lexeme)).map(({ shown }) => `${before}${shown}`)
}

/** Returns the query with its last word, or the beginning of a word, corrected; null when no known word is similar. */
async function mendLast(db: Db, key: string): Promise<string | null> {
  const space = key.lastIndexOf(' ')
  const last = key.slice(space + 1)
  const forgiven = allowedTypos(last)
  if (forgiven === 0) return null
  const candidates = (await similarTo(db, last, mostSimilar)).map((word) => {
    // By characters: half of a surrogate pair is not text.
    const beginning = Array.from(word.word).slice(0, Array.from(last).length).join('')
    return { ...word, beginning, distance: typoDistance(last, beginning), whole: typoDistance(last, word.word) }
  })
  const [best] = candidates
    .map((word) => (word.whole < word.distance ? { ...word, beginning: word.word, distance: word.whole } : word))
    .filter(({ distance }) => distance <= forgiven)
    .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents || b.spoken - a.spoken)
  return best ? key.slice(0, space + 1) + best.beginning : null
}

/** Removes suggestions that read the same; a hashtag counts with its # sign. */
function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind === 'hashtag' ? '#' : ''}${text.toLocaleLowerCase('fr')}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
