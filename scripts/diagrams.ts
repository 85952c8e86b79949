import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { graphOf, labelOf } from '../src/app/inspector/chart/graph.ts'
import { layOut } from '../src/app/inspector/chart/layout.ts'
import { svgOf } from '../src/app/inspector/chart/svg.ts'
import { importMachines } from './allMachines.ts'
import { indexOf } from './diagrams/index.ts'

/**
 * Draws every machine of src/machines into docs/machines: a picture, the same as Mermaid, whose changes are read line by line, and an index
 * by what a person wants to do. `--check` writes nothing and fails when a drawing differs from its machine.
 */
const root = join(import.meta.dirname, '..')
const sources = join(root, 'src', 'machines')
const drawings = join(root, 'docs', 'machines')

const idOf = (node: AnyStateNode): string => node.id.replaceAll('.', '_')
const isComposite = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0
const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.path.length >= ancestor.path.length && ancestor.path.every((key, index) => node.path[index] === key)

type Edge = { from: string; to: string; label: string }

/** Mermaid draws no edge from a state to its own inside, so such an edge starts at a dot inside the state. */
function edgesOf(node: AnyStateNode): Edge[] {
  const groups = [...node.transitions, ...(node.always ? [['', node.always] as const] : [])]
  return groups.flatMap(([eventType, transitions]) =>
    transitions.flatMap((transition) => {
      const targets = transition.target ?? [node]
      const note = transition.target ? '' : ' (stays)'
      return targets.map((target) => ({
        from: isComposite(node) && isInside(target, node) ? `${idOf(node)}_any` : idOf(node),
        to: isComposite(node) && target === node ? `${idOf(node)}_any` : idOf(target),
        label: `${labelOf(transition, eventType)}${note}`,
      }))
    }),
  )
}

function drawState(node: AnyStateNode, indent: string): string[] {
  if (node.type === 'history') return [`${indent}state "history" as ${idOf(node)}`]
  if (!isComposite(node)) return [`${indent}state "${node.key}" as ${idOf(node)}`]
  return [`${indent}state "${node.key}" as ${idOf(node)} {`, ...drawInside(node, `${indent}  `), `${indent}}`]
}

function drawInside(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  if (node.type === 'parallel')
    return children.flatMap((child, index) => [...(index > 0 && node.parent ? [`${indent}--`] : []), ...drawState(child, indent)])
  const hasOwnEdges = node.parent !== undefined && edgesOf(node).some(({ from }) => from.endsWith('_any'))
  return [
    ...(hasOwnEdges ? [`${indent}state "any" as ${idOf(node)}_any`] : []),
    ...(node.initial ? [`${indent}[*] --> ${node.initial.target.map(idOf).join('')}`] : []),
    ...children.flatMap((child) => drawState(child, indent)),
  ]
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))]

function drawMachine(machine: AnyStateMachine): string[] {
  const edges = nodesOf(machine.root).flatMap((node) => edgesOf(node))
  const labels = new Map<string, string[]>()
  for (const { from, to, label } of edges) {
    const arrow = `${from} --> ${to}`
    labels.set(arrow, [...(labels.get(arrow) ?? []), label])
  }
  const everywhere = edges.some(({ from }) => from === `${idOf(machine.root)}_any`)
  return [
    'stateDiagram-v2',
    ...(everywhere ? [`  state "any" as ${idOf(machine.root)}_any`] : []),
    ...drawInside(machine.root, '  '),
    ...[...labels].map(([arrow, all]) => `  ${arrow} : ${all.join('<br/>')}`),
  ]
}

function sentenceOf(source: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+Machine/.exec(source)?.[1] ?? ''
  return comment.replace(/\s*\n\s*\*\s*/g, ' ').trim()
}

function pageOf(file: string, machine: AnyStateMachine): string {
  const { actors, actions, delays } = machine.implementations
  const effects = Object.entries(actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('resolve' in action) ? [name] : [],
  )
  const lists = [
    ['Actors that the app provides', Object.keys(actors)],
    ['Effects that the app provides', effects],
    ['Delays', Object.keys(delays)],
  ] as const
  return [
    `# ${machine.id}`,
    '',
    sentenceOf(readFileSync(join(sources, file), 'utf8')),
    '',
    `Drawn from [${basename(file)}](../../src/machines/${file}) by \`node scripts/diagrams.ts\`; not to be edited. An arrow from «any» leaves each state of its box.`,
    '',
    `![The statechart of ${machine.id}](${machine.id}.svg)`,
    '',
    '<details><summary>As text</summary>',
    '',
    '```mermaid',
    ...drawMachine(machine),
    '```',
    '',
    '</details>',
    '',
    ...lists
      .filter(([, names]) => names.length > 0)
      .map(([title, names]) => `- ${title}: ${names.map((name) => `\`${name}\``).join(', ')}`),
    '',
  ].join('\n')
}

/** Returns the files of docs/machines by name, in alphabetical order, so that two runs give the same result. */
export async function drawAll(): Promise<Map<string, string>> {
  const elk = new ELK.default()
  const pages = new Map<string, string>()
  const machines: { id: string; file: string; sentence: string }[] = []
  for (const { file: path, machine } of await importMachines()) {
    // The root machine has no chart: it only holds the session.
    if (!path.startsWith('src/machines/')) continue
    const file = path.replace('src/machines/', '')
    const sentence = sentenceOf(readFileSync(join(sources, file), 'utf8'))
    machines.push({ id: machine.id, file, sentence })
    pages.set(`${machine.id}.md`, pageOf(file, machine))
    pages.set(`${machine.id}.svg`, svgOf(await layOut(elk, graphOf(machine)), `${machine.id}: ${sentence}`))
  }
  pages.set('README.md', indexOf(machines))
  return pages
}

/** Returns the names of the drawings that are missing, outdated, or without a machine. */
export function findDrift(pages: ReadonlyMap<string, string>): string[] {
  const drawn = existsSync(drawings) ? readdirSync(drawings) : []
  const outdated = [...pages].filter(([name, page]) => !drawn.includes(name) || readFileSync(join(drawings, name), 'utf8') !== page)
  return [...outdated.map(([name]) => name), ...drawn.filter((name) => !pages.has(name))]
}

if (import.meta.main) {
  const pages = await drawAll()
  const drift = findDrift(pages)
  if (process.argv.includes('--check')) {
    for (const name of drift) console.error(`docs/machines/${name} is not what its machine says: run node scripts/diagrams.ts`)
    process.exitCode = drift.length > 0 ? 1 : 0
  } else {
    mkdirSync(drawings, { recursive: true })
    for (const name of drift.filter((name) => !pages.has(name))) rmSync(join(drawings, name))
    for (const [name, page] of pages) writeFileSync(join(drawings, name), page)
    console.log(`${pages.size} files, ${drift.length} changed`)
  }
}
