import type { ELK, ELKConstructorArguments } from 'elkjs/lib/elk-api.js'
import { graphOf } from '../chart/graph.ts'
import { layOut, type PlacedChart } from '../chart/layout.ts'

/** A chart, or why there is none. */
export type ChartResult = { chart: PlacedChart } | { problem: string }

type ElkConstructor = new (args?: ELKConstructorArguments) => ELK

const isConstructor = (value: unknown): value is ElkConstructor => typeof value === 'function'

/** The bundled engine is CommonJS: its class is the module or its default, as the bundler has it. */
async function loadElk(): Promise<ELK> {
  const found: unknown = (await import('elkjs/lib/elk.bundled.js')).default
  const Elk = typeof found === 'object' && found !== null && 'default' in found ? found.default : found
  if (!isConstructor(Elk)) throw new Error('elkjs exports no class')
  return new Elk()
}

let elk: Promise<ELK> | undefined
const charts = new Map<string, Promise<ChartResult>>()

async function draw(machineId: string): Promise<ChartResult> {
  try {
    const { machines } = await import('../machines.ts')
    const machine = machines.get(machineId)
    if (!machine) return { problem: `Cette version du site n’a pas de machine « ${machineId} »` }
    elk ??= loadElk()
    return { chart: await layOut(await elk, graphOf(machine)) }
  } catch {
    elk = undefined
    charts.delete(machineId)
    return { problem: 'Le schéma n’a pas pu être dessiné' }
  }
}

/** Returns the chart of a machine, which is placed once. Never rejects. */
export function chartOf(machineId: string): Promise<ChartResult> {
  const known = charts.get(machineId) ?? draw(machineId)
  charts.set(machineId, known)
  return known
}
