import { type ESTree, parseSync } from 'vite'

/** A change of a machine's source that a test should notice. */
export type Mutant = {
  /** stable as long as the machine's source is: `like/drop guard/3` */
  id: string
  kind: Kind
  /** path of the changed file */
  file: string
  /** 1-based */
  line: number
  /** what was changed, in words */
  description: string
  edit: Edit
}

export type Kind =
  | 'drop transition'
  | 'retarget transition'
  | 'swap initial'
  | 'drop guard'
  | 'negate guard'
  | 'drop action'
  | 'drop entry'
  | 'drop exit'
  | 'drop onError'
  | 'exchange onDone and onError'
  | 'drop reenter'
  | 'tenfold delay'
  | 'drop input field'

/** Replaces the text from `start` to `end`. `prelude` goes before the file's first line. */
export type Edit = { start: number; end: number; text: string; prelude?: string }

type Source = { file: string; text: string }
type Found = { kind: Kind; node: { start: number; end: number }; description: string; edit: Edit }
type Property = ESTree.ObjectProperty

const negation = `import { not as negated } from 'xstate'\n`
const tenfold = `const tenfold = (delay: any): any => (typeof delay === 'function' ? (...args: unknown[]) => 10 * delay(...args) : 10 * delay)\n`

const nameOfProperty = ({ key }: Property): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : ''

const propertiesOf = (node: ESTree.Node | undefined): Property[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((property) => property.type === 'Property') : []

const property = (node: ESTree.Node | undefined, name: string): Property | undefined =>
  propertiesOf(node).find((candidate) => nameOfProperty(candidate) === name)

/** A single value, or the elements of an array. */
function elementsOf(node: ESTree.Node): ESTree.Node[] {
  if (node.type !== 'ArrayExpression') return [node]
  return node.elements.filter((element) => element !== null)
}

const textOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The mutants of one file of a machine. */
class FileMutants {
  readonly #source: Source
  readonly found: Found[] = []

  constructor(source: Source) {
    this.#source = source
  }

  /** @param siblings names of the states that a plain target may name */
  state(node: ESTree.Node, siblings: readonly string[], path: string): void {
    const states = propertiesOf(property(node, 'states')?.value)
    const children = states.map(nameOfProperty)
    for (const member of propertiesOf(node)) {
      const name = nameOfProperty(member)
      if (name === 'on' || name === 'after') {
        for (const handled of propertiesOf(member.value))
          this.#transitions(handled, handled.value, nameOfProperty(handled), siblings, children, path)
      } else if (name === 'always') this.#transitions(member, member.value, 'always', siblings, children, path)
      else if (name === 'invoke') for (const invoked of elementsOf(member.value)) this.#invoke(invoked, siblings, children, path)
      else if (name === 'entry' || name === 'exit') this.#actions(member, `drop ${name}`, `${name} of ${path}`)
      else if (name === 'initial') this.#initial(member.value, children, path)
    }
    for (const child of states) this.state(child.value, children, `${path}.${nameOfProperty(child)}`)
  }

  delays(node: ESTree.Node | undefined): void {
    for (const delay of propertiesOf(node)) {
      const value = this.#textOf(delay.value)
      this.#add('tenfold delay', delay, `delay ${nameOfProperty(delay)}`, {
        ...at(delay),
        text: `${nameOfProperty(delay)}: tenfold(${value})`,
        prelude: tenfold,
      })
    }
  }

  #add(kind: Kind, node: ESTree.Node, description: string, edit: Edit): void {
    this.found.push({ kind, node, description, edit })
  }

  #textOf(node: ESTree.Node): string {
    return this.#source.text.slice(node.start, node.end)
  }

  /** Removes a property or an element, with the comma after it. */
  #removal({ start, end }: ESTree.Node): Edit {
    const comma = /^\s*,/.exec(this.#source.text.slice(end))?.[0].length ?? 0
    return { start, end: end + comma, text: '' }
  }

  #transitions(
    handler: Property,
    value: ESTree.Node,
    event: string,
    siblings: readonly string[],
    children: readonly string[],
    path: string,
    kind: Kind = 'drop transition',
  ): void {
    const candidates = elementsOf(value)
    for (const [index, candidate] of candidates.entries()) {
      const name = `${event} of ${path}${candidates.length > 1 ? `, candidate ${index + 1}` : ''}`
      this.#add(kind, candidate, name, this.#removal(candidates.length > 1 ? candidate : handler))
      const targetNode = candidate.type === 'Literal' ? candidate : property(candidate, 'target')?.value
      if (targetNode) this.#retarget(targetNode, name, siblings, children)
      const guard = property(candidate, 'guard')
      if (guard) {
        this.#add('drop guard', guard, name, this.#removal(guard))
        const text = `guard: negated(${this.#textOf(guard.value)} as any)`
        this.#add('negate guard', guard, name, { ...at(guard), text, prelude: negation })
      }
      const actions = property(candidate, 'actions')
      if (actions) this.#actions(actions, 'drop action', name)
      const reenter = property(candidate, 'reenter')
      if (reenter) this.#add('drop reenter', reenter, name, this.#removal(reenter))
    }
  }

  #retarget(node: ESTree.Node, name: string, siblings: readonly string[], children: readonly string[]): void {
    const target = textOf(node)
    if (target === undefined || target.startsWith('#')) return
    const isChild = target.startsWith('.')
    const [first = ''] = (isChild ? target.slice(1) : target).split('.')
    const others = (isChild ? children : siblings).filter((other) => other !== first)
    const other = others[hashOf(name) % Math.max(others.length, 1)]
    if (other === undefined) return
    const instead = isChild ? `.${other}` : other
    this.#add('retarget transition', node, `${name}: ${target} → ${instead}`, { ...at(node), text: `'${instead}'` })
  }

  #initial(node: ESTree.Node, children: readonly string[], path: string): void {
    const name = textOf(node)
    const others = children.filter((child) => child !== name)
    const other = others[hashOf(path) % Math.max(others.length, 1)]
    if (other !== undefined) this.#add('swap initial', node, `initial of ${path}: ${name} → ${other}`, { ...at(node), text: `'${other}'` })
  }

  #actions(member: Property, kind: Kind, name: string): void {
    const actions = elementsOf(member.value)
    for (const action of actions) {
      const type = textOf(action) ?? textOf(property(action, 'type')?.value ?? action) ?? this.#textOf(action).split('\n')[0]
      this.#add(kind, action, `${name}: ${type}`, this.#removal(actions.length > 1 ? action : member))
    }
  }

  #invoke(node: ESTree.Node, siblings: readonly string[], children: readonly string[], path: string): void {
    const id = textOf(property(node, 'id')?.value ?? node) ?? ''
    const [done, failed, input] = [property(node, 'onDone'), property(node, 'onError'), property(node, 'input')]
    if (done) this.#transitions(done, done.value, `onDone of ${id}`, siblings, children, path)
    if (failed) this.#transitions(failed, failed.value, `onError of ${id}`, siblings, children, path, 'drop onError')
    if (done && failed) {
      const [first, second] = done.start < failed.start ? [done, failed] : [failed, done]
      const between = this.#source.text.slice(first.end, second.start)
      const text = `${nameOfProperty(first)}: ${this.#textOf(second.value)}${between}${nameOfProperty(second)}: ${this.#textOf(first.value)}`
      this.#add('exchange onDone and onError', first, `${id} of ${path}`, { start: first.start, end: second.end, text })
    }
    const fields = input?.value.type === 'ArrowFunctionExpression' ? unwrapped(input.value.body) : undefined
    for (const field of propertiesOf(fields)) {
      this.#add('drop input field', field, `${nameOfProperty(field)} of the input of ${id} in ${path}`, this.#removal(field))
    }
  }
}

const at = ({ start, end }: ESTree.Node): { start: number; end: number } => ({ start, end })

/** The expression inside parentheses, as in `() => ({ … })`. */
const unwrapped = (node: ESTree.Node): ESTree.Node => (node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node)

/** A number that depends on the text alone, so that the same mutants are made on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** The arguments of `setup(…)`, `….createMachine(…)` and `….createStateConfig(…)` in a file, and the constant that each belongs to. */
function callsIn(program: ESTree.Program): { name: string; constant: string; argument: ESTree.Node }[] {
  const calls: { name: string; constant: string; argument: ESTree.Node }[] = []
  const visit = (value: unknown, constant: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, constant)
    else if (isCall(value)) {
      const {
        callee,
        arguments: [argument],
      } = value
      const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      if (argument) calls.push({ name: callee.type === 'Identifier' ? callee.name : name, constant, argument })
      visit(callee, constant)
      visit(value.arguments, constant)
    } else if (isDeclarator(value)) visit(value.init, value.id.type === 'Identifier' ? value.id.name : constant)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part, constant)
  }
  visit(program.body, '')
  return calls
}

const hasType = (value: unknown, type: string): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type
const isCall = (value: unknown): value is ESTree.CallExpression => hasType(value, 'CallExpression')
const isDeclarator = (value: unknown): value is ESTree.VariableDeclarator => hasType(value, 'VariableDeclarator')

/** All mutants of a machine, in the order of its files and their text. @param name of the machine; @param sources of its folder */
export function mutantsOf(name: string, sources: readonly Source[]): Mutant[] {
  const parsed = sources.map((source) => ({ source, calls: callsIn(parseSync(source.file, source.text).program) }))
  const machine = parsed.flatMap(({ calls }) => calls).find((call) => call.name === 'createMachine')
  const rootStates = propertiesOf(property(machine?.argument, 'states')?.value).map(nameOfProperty)
  const counts = new Map<string, number>()
  return parsed.flatMap(({ source, calls }) => {
    const mutants = new FileMutants(source)
    for (const call of calls) {
      if (call.name === 'createMachine') mutants.state(call.argument, [], name)
      if (call.name === 'createStateConfig') mutants.state(call.argument, rootStates, `${name}.${call.constant}`)
      if (call.name === 'setup') mutants.delays(property(call.argument, 'delays')?.value)
    }
    return mutants.found
      .toSorted((a, b) => a.node.start - b.node.start)
      .map(({ kind, node, description, edit }) => {
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        const line = source.text.slice(0, node.start).split('\n').length
        return { id: `${name}/${kind}/${count}`, kind, file: source.file, line, description, edit }
      })
  })
}

/** Names a mutant within its machine, in words that stay when lines move. */
export const keyOf = ({ kind, description }: Mutant): string => `${kind}: ${description}`

export const mutated = (text: string, { start, end, text: instead, prelude = '' }: Edit): string =>
  prelude + text.slice(0, start) + instead + text.slice(end)
