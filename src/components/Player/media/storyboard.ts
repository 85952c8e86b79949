import { useEffect, useState } from 'react'

/** One picture of the video in a sheet of many: its end in seconds of the video, its place and size in pixels. */
export type Tile = { end: number; sheetUrl: string; x: number; y: number; width: number; height: number }

const cue = /--> (\d+):(\d+):([\d.]+)\n(.+)#xywh=(\d+),(\d+),(\d+),(\d+)/g

/** Reads the WebVTT of a storyboard, whose cues are in the order of the video. */
export function parseStoryboard(text: string): Tile[] {
  return Array.from(text.matchAll(cue), ([, hours, minutes, seconds, sheetUrl = '', x, y, width, height]) => ({
    end: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    sheetUrl,
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }))
}

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
