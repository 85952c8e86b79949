import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { median, type Row } from './report.ts'

const firstVideos = 6
const allVideos = 30
/** Each look takes processor time from what is measured. */
const pollMs = 250
const goalSeconds = { first: 15, all: 60 }

const list = z.array(z.object({ thumbnail_url: z.string().nullable() }))

/** How many videos can be watched and have a thumbnail. */
async function readyAt(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/contents?limit=100`)
  return list.parse(await answer.json()).filter((video) => video.thumbnail_url !== null).length
}

/**
 * Time from the command of the built server on an empty folder until the first videos of the demonstration, and all of them, can be watched
 * and have a thumbnail.
 */
export async function demo(runs = 3): Promise<Row[]> {
  const first: number[] = []
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const folder = await makeDataDir()
    const started = performance.now()
    const lucarne = await startLucarne(folder.path, { DEMO: 'on' })
    const until = async (videos: number): Promise<number> => {
      while ((await readyAt(lucarne.url)) < videos) await delay(pollMs)
      return (performance.now() - started) / 1000
    }
    first.push(await until(firstVideos))
    all.push(await until(allVideos))
    await lucarne.stop()
    await folder.remove()
  }
  const row = (name: string, values: readonly number[], goal: number): Row => {
    const value = median(values)
    return { name, value, unit: 's', runs, against: `l’objectif de ${goal} s`, ratio: value / goal }
  }
  return [
    row(`démonstration, ${firstVideos} premières vidéos`, first, goalSeconds.first),
    row(`démonstration, ${allVideos} vidéos`, all, goalSeconds.all),
  ]
}
