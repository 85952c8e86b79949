import type { Cue } from './cue.ts'

/** Cues that are read together: a sentence, or some seconds of speech. `text` is plain, in one line. */
export type Passage = { startMs: number; endMs: number; text: string }

/** Longer ones are cut between two cues, even within a sentence. */
const longest = { ms: 12_000, characters: 220 }
/** A sentence that is shorter goes together with the next one. */
const shortestMs = 3000
/** Whoever is silent for so long begins anew. */
const silenceMs = 2000
const sentenceEnd = /[.!?…♪]["'»”’)\]\s]*$/

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Returns the words of a cue, whose markup `sanitiseCueText` has made, in one line. */
export function plainCueText(markup: string): string {
  return markup
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim()
}

/** Returns the passages of cues that are in the order of their times. */
export function passagesOf(cues: readonly Cue[]): Passage[] {
  const passages: Passage[] = []
  for (const { startMs, endMs, text: markup } of cues) {
    const text = plainCueText(markup)
    const last = passages.at(-1)
    if (last && goesWith(last, { startMs, endMs, text })) {
      last.text += ` ${text}`
      last.endMs = Math.max(last.endMs, endMs)
    } else passages.push({ startMs, endMs, text })
  }
  return passages
}

function goesWith(last: Passage, next: Passage): boolean {
  if (next.startMs - last.endMs >= silenceMs) return false
  if (sentenceEnd.test(last.text) && last.endMs - last.startMs >= shortestMs) return false
  return next.endMs - last.startMs <= longest.ms && last.text.length + next.text.length < longest.characters
}
