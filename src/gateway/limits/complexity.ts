import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { limits } from '../../shared/limits.ts'

/** Limits of a document in one request. Our own screens stay below a quarter of each. */
export const queryLimits = { tokens: 1000, depth: 8, aliases: 10, directives: 10, mutations: 1, values: 10_000 } as const

/**
 * `roots`: the fields of the selection itself, including those of fragments; `values`: the largest number of values in the response, with
 * the requested length of lists.
 */
export type Complexity = { roots: number; depth: number; aliases: number; directives: number; values: number }

const nothing: Complexity = { roots: 0, depth: 0, aliases: 0, directives: 0, values: 0 }

function add(left: Complexity, right: Complexity): Complexity {
  return {
    roots: left.roots + right.roots,
    depth: Math.max(left.depth, right.depth),
    aliases: left.aliases + right.aliases,
    directives: left.directives + right.directives,
    values: left.values + right.values,
  }
}

/** Returns the maximum length of the list, or of its page: the `limit` argument or its default; a variable counts as a full page. */
function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  const isPaged = field.args.some(({ name }) => name === 'limit')
  if (!isPaged && !isListType(getNullableType(field.type))) return 1
  const given = node.arguments?.find(({ name }) => name.value === 'limit')?.value
  if (given?.kind === Kind.INT) return Math.max(1, Number(given.value))
  if (given) return limits.pageSizeMax
  const fallback: unknown = field.args.find(({ name }) => name === 'limit')?.defaultValue
  return typeof fallback === 'number' ? fallback : 1
}

/** Measures a selection; a fragment is measured once, however often it is used. */
export function measure(context: ValidationContext, selectionSet: SelectionSetNode, parent: GraphQLNamedType): Complexity {
  const fragments = new Map<string, Complexity>()

  function ofFragment(name: string): Complexity {
    const known = fragments.get(name)
    if (known) return known
    // Another rule refuses a fragment that contains itself; here it only must not recurse forever.
    fragments.set(name, nothing)
    const fragment = context.getFragment(name)
    const type = fragment && context.getSchema().getType(fragment.typeCondition.name.value)
    const complexity = fragment && type ? ofSelection(fragment.selectionSet, type) : nothing
    fragments.set(name, complexity)
    return complexity
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType): Complexity {
    const own = { roots: 1, depth: 1, aliases: node.alias ? 1 : 0, directives: node.directives?.length ?? 0, values: 1 }
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const type = field && getNamedType(field.type)
    if (!type || !node.selectionSet || !isCompositeType(type)) return own
    const inner = ofSelection(node.selectionSet, type)
    const length = lengthOf(node, field)
    return add(own, { ...inner, roots: 0, depth: inner.depth + 1, values: inner.values * length })
  }

  function ofSelection({ selections }: SelectionSetNode, parent: GraphQLNamedType): Complexity {
    let sum = nothing
    for (const node of selections) {
      if (node.kind === Kind.FIELD) sum = add(sum, ofField(node, parent))
      else if (node.kind === Kind.FRAGMENT_SPREAD) sum = add(sum, ofFragment(node.name.value))
      else {
        const type = node.typeCondition ? context.getSchema().getType(node.typeCondition.name.value) : parent
        if (type) sum = add(sum, ofSelection(node.selectionSet, type))
      }
      if (node.kind !== Kind.FIELD) sum = add(sum, { ...nothing, directives: node.directives?.length ?? 0 })
    }
    return sum
  }

  return ofSelection(selectionSet, parent)
}
