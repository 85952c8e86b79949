import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/{app,machines}/**/*.ts', { cwd: root })
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  .filter(({ source }) => /\.create(Machine|StateConfig)\(/.test(source))
  .toSorted((a, b) => a.file.localeCompare(b.file))

/** Machines whose states are in files beside them, since one file would be too long. Stately's editor shows these states without their inside. */
const inOtherFiles: Readonly<Record<string, readonly string[]>> = {
  'src/machines/upload/upload/uploadMachine.ts': [
    'editing',
    'savingDraft',
    'discardingDraft',
    'keepingWork',
    'interrupted',
    'queued',
    'publishing',
    'paused',
    'cancelling',
  ],
  'src/machines/player/player/playerMachine.ts': [
    'playback',
    'supply',
    'sound',
    'speed',
    'loop',
    'quality',
    'captions',
    'presentation',
    'remote',
    'controls',
    'autoplay',
    'continuation',
    'view',
  ],
}

type Found = readonly [place: string, problem: string]

const nameOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : 'computed'

const isText = (node: ESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'string'

/** What an editor must know of a config: states, transitions, their targets and guards, and what is invoked. */
const structural: ReadonlySet<string> = new Set([
  'states',
  'on',
  'after',
  'always',
  'invoke',
  'onDone',
  'onError',
  'entry',
  'exit',
  'actions',
])
/** Names that must be texts. */
const texts: ReadonlySet<string> = new Set(['id', 'initial', 'target', 'src', 'type', 'systemId'])

function problemsOf(node: ESTree.Node, place: string): Found[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element, index) => (element ? problemsOf(element, `${place}[${index}]`) : []))
  if (isText(node)) return []
  // A transition that is switched off.
  if (node.type === 'Identifier' && node.name === 'undefined') return []
  if (node.type !== 'ObjectExpression') return [[place, node.type]]
  return node.properties.flatMap((property): Found[] => {
    if (property.type !== 'Property' || property.computed) return [[place, property.type]]
    const [name, inner] = [nameOf(property), place === '' ? nameOf(property) : `${place}.${nameOf(property)}`]
    if (texts.has(name)) return isText(property.value) ? [] : [[inner, property.value.type]]
    if (name === 'guard') return isText(property.value) || property.value.type === 'ObjectExpression' ? [] : [[inner, property.value.type]]
    const isNamed = /(^|\.)(states|on|after)$/.test(place)
    return structural.has(name) || isNamed ? problemsOf(property.value, inner) : []
  })
}

/** The arguments of `createMachine` and `createStateConfig`. */
function configsOf(source: string, file: string): ESTree.Node[] {
  const found: ESTree.Node[] = []
  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !config) return
      if (/^create(Machine|StateConfig)$/.test(callee.property.name)) found.push(config)
    },
  }).visit(parseSync(file, source).program)
  return found
}

it('finds the machines', () => {
  expect(files.length).toBeGreaterThan(45)
})

it.each(files)('$file can be read by an editor without running it', ({ file, source }) => {
  const problems = configsOf(source, file).flatMap((config) => problemsOf(config, ''))
  expect(problems).toEqual((inOtherFiles[file] ?? []).map((state) => [`states.${state}`, 'Identifier']))
})
