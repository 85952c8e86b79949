import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { ChartArrow, ChartGraph, ChartState } from './graph.ts'

/** Places, in pixels from the upper left corner of the chart. */
export type Box = { x: number; y: number; width: number; height: number }
export type PlacedState = ChartState & Box & { depth: number }
export type PlacedArrow = ChartArrow & { points: readonly { x: number; y: number }[]; text: Box | null; isInitial: boolean }
export type PlacedChart = {
  width: number
  height: number
  states: readonly PlacedState[]
  dots: readonly Box[]
  arrows: readonly PlacedArrow[]
}

/** Of the chart's monospaced font, in pixels. */
export const fontSize = 12
const characterWidth = 7.25
export const lineHeight = 16
export const padding = 10
/** height of the line with a state's name */
export const headHeight = 24
const dotSize = 8

/** The lines below a state's name: its actors, then what it does without leaving. */
export const linesOf = ({ invokes, stays }: ChartState): string[] => [
  ...invokes.map((id) => `◉ ${id}`),
  ...stays.map((label) => `↺ ${label}`),
]

const textWidth = (text: string): number => Math.ceil(text.length * characterWidth)
const dotOf = (id: string): string => `${id} (initial)`

function nodeOf(state: ChartState): ElkNode {
  const lines = linesOf(state)
  const head = headHeight + lines.length * lineHeight
  const width = Math.max(...[state.name, ...lines].map(textWidth)) + 2 * padding
  if (state.states.length === 0) return { id: state.id, width, height: head + (lines.length > 0 ? padding / 2 : 0) }
  const initial = state.kind === 'parallel' || state.initial === null ? [] : [{ id: dotOf(state.id), width: dotSize, height: dotSize }]
  return {
    id: state.id,
    children: [...initial, ...state.states.map((child) => nodeOf(child))],
    layoutOptions: {
      'elk.padding': `[top=${head + padding},left=${padding * 2},bottom=${padding * 2},right=${padding * 2}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
  }
}

const statesIn = (state: ChartState): ChartState[] => [state, ...state.states.flatMap((child) => statesIn(child))]

/** Places a machine's chart. @param elk the layout engine, which the caller loads: it is large */
export async function layOut(elk: Pick<ELK, 'layout'>, { root, arrows }: ChartGraph): Promise<PlacedChart> {
  const initials = statesIn(root).flatMap((state) =>
    state.initial === null || state.kind === 'parallel' ? [] : [{ from: dotOf(state.id), to: state.initial, labels: [] }],
  )
  const all = [...initials, ...arrows]
  const edges: ElkExtendedEdge[] = all.map(({ from, to, labels }, index) => ({
    id: String(index),
    sources: [from],
    targets: [to],
    ...(labels.length > 0 && {
      labels: [{ text: labels.join('\n'), width: Math.max(...labels.map(textWidth)) + 6, height: labels.length * lineHeight }],
    }),
  }))
  const placed = await elk.layout({
    id: 'chart',
    children: [nodeOf(root)],
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'false',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
  })
  return placedChart(placed, root, all, initials.length)
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

function placedChart(placed: ElkNode, root: ChartState, arrows: readonly ChartArrow[], initialCount: number): PlacedChart {
  const nodes = new Map<string, ElkNode>()
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, node)
    for (const child of node.children ?? []) collect(child)
  }
  collect(placed)
  const states: PlacedState[] = []
  const place = (state: ChartState, depth: number): void => {
    states.push({ ...state, ...boxOf(nodes.get(state.id) ?? {}), depth })
    for (const child of state.states) place(child, depth + 1)
  }
  place(root, 0)
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states,
    dots: [...nodes].flatMap(([id, node]) => (id.endsWith(' (initial)') ? [boxOf(node)] : [])),
    arrows: arrows.map((arrow, index) => {
      const edge = edges.get(String(index))
      const [section] = edge?.sections ?? []
      const [label] = edge?.labels ?? []
      return {
        ...arrow,
        points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
        text: label ? boxOf(label) : null,
        isInitial: index < initialCount,
      }
    }),
  }
}
