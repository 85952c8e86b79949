import { type Expression, type RawBuilder, sql } from 'kysely'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * True when one of the texts contains what is searched, whatever its case and accents, or when that is one of the uuids.
 * @param text not empty
 */
export function isFound(
  text: string,
  { uuids, texts }: { uuids: readonly Expression<string>[]; texts: readonly Expression<string>[] },
): RawBuilder<boolean> {
  const uuid = text.toLowerCase()
  if (uuidShape.test(uuid)) return anyOf(uuids.map((column) => sql<boolean>`${column} = ${uuid}::uuid`))
  return anyOf(texts.map((column) => sql<boolean>`strpos(search_text(${column}), search_text(${text}::text)) > 0`))
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => sql<boolean>`(${sql.join(conditions, sql` or `)})`
