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
