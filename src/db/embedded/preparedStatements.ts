import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** The most statements that stay prepared: the plan of a large one takes some hundred kilobytes. */
const most = 200

/** What is worth a plan. Of all others there is nothing to plan. */
const planned = /^[\s(]*(?:select|with|insert|update|delete|merge)\b/i
/** After these, a statement may have other columns. */
const changesSchema = /\b(?:create|alter|drop)\b/i

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Prepared = { name: string; types: readonly number[]; columns: Messages }

/**
 * Runs statements in the one session of PGlite. Those that come again are parsed once, and planned as rarely as PostgreSQL finds right:
 * both take most of the time of a statement, nine tenths of the largest.
 */
export class PreparedStatements {
  readonly #pglite: PGlite
  /** by text, the one that was used longest ago first; null for one that has come once */
  readonly #known = new Map<string, Prepared | null>()
  #lastId = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** @throws DatabaseError of pg-protocol */
  async query(text: string, params: readonly unknown[]): Promise<Results<unknown>> {
    if (!planned.test(text)) {
      const result = await this.#pglite.query<unknown>(text, [...params])
      await this.schemaMayHaveChanged(text)
      return result
    }
    const known = this.#known.get(text)
    this.#known.delete(text)
    if (known === undefined) {
      this.#known.set(text, null)
      await this.#closeOldest()
      return this.#pglite.query<unknown>(text, [...params])
    }
    const prepared = known ?? (await this.#prepare(text))
    this.#known.set(text, prepared)
    return this.#run(prepared, params)
  }

  /** To be called after every other statement, which may have changed the schema. */
  async schemaMayHaveChanged(text: string): Promise<void> {
    if (!changesSchema.test(text)) return
    for (const prepared of this.#known.values()) await this.#close(prepared)
    this.#known.clear()
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${(this.#lastId += 1)}`
    const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((each) => each.name === 'rowDescription'),
    }
  }

  async #run({ name, types, columns }: Prepared, params: readonly unknown[]): Promise<Results<unknown>> {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null
      const serializeValue = this.#pglite.serializers[types[index] ?? 0]
      if (serializeValue) return serializeValue(value)
      if (typeof value === 'string') return value
      if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
      throw new TypeError(`PGlite cannot send the value of the type ${types[index]}`)
    })
    try {
      const messages = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
      const [result] = parse.parseResults([...columns, ...messages], this.#pglite.parsers)
      if (!result) throw new Error('PGlite answered a statement without a result')
      return result
    } finally {
      if (!this.#pglite.isInTransaction()) await this.#pglite.syncToFs()
    }
  }

  async #closeOldest(): Promise<void> {
    for (const [text, prepared] of this.#known) {
      if (this.#known.size <= most) break
      this.#known.delete(text)
      await this.#close(prepared)
    }
  }

  async #close(prepared: Prepared | null): Promise<void> {
    if (prepared) await this.#send(serialize.close({ type: 'S', name: prepared.name }), serialize.sync())
  }

  #send(...messages: readonly Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }
}
