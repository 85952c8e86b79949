import { useEffect, useState } from 'react'
import { parseStoryboard, type Tile } from '../../../shared/storyboard.ts'

/** Returns the picture at a time, in seconds: null until it is read, and when it cannot be. */
export function useTile(url: string, time: number): Tile | null {
  const [tiles, setTiles] = useState<readonly Tile[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetch(url, { signal: leaving.signal })
      .then(async (answer) => setTiles(answer.ok ? parseStoryboard(await answer.text()) : []))
      // The time is shown without it.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [url])
  return tiles.find(({ end }) => time < end) ?? tiles.at(-1) ?? null
}
