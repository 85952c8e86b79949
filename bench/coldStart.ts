import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { startBare } from './bare.ts'
import { median, type Row } from './report.ts'

/**
 * Time from the command to the ready line of the built server, which `npm start` runs: on an empty folder, then on a folder that was used
 * before.
 */
export async function coldStart(runs = 3): Promise<Row[]> {
  const first: number[] = []
  const again: number[] = []
  const bare: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const folder = await makeDataDir()
    for (const times of [first, again]) {
      const started = performance.now()
      const lucarne = await startLucarne(folder.path)
      times.push(performance.now() - started)
      await lucarne.stop()
    }
    await folder.remove()
    const node = await startBare(new Uint8Array())
    bare.push(node.startMs)
    await node.stop()
  }
  const against = 'un serveur Node nu'
  return [
    { name: 'démarrage, dossier vide', value: median(first), unit: 'ms', runs, against, ratio: median(first) / median(bare) },
    { name: 'démarrage, dossier existant', value: median(again), unit: 'ms', runs, against, ratio: median(again) / median(bare) },
  ]
}
