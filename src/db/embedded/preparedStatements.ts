import { type PGlite, protocol } from '@electric-sql/pglite'
import { readParameterTypes } from './answers.ts'

const { serialize } = protocol

/** The most statements that stay prepared: the plan of a large one takes some hundred kilobytes. */
const most = 200

/** What is worth a plan. Of all others there is nothing to plan. */
const planned = /^[\s(]*(?:select|with|insert|update|delete|merge)\b/i
/** After these, a statement may have other columns. */
const changesSchema = /\b(?:create|alter|drop)\b/i

type Described = { name: string; types: readonly number[] }

/**
 * Runs statements in the one session of PGlite. Those that come again are parsed once, and planned as rarely as PostgreSQL finds right:
 * both take most of the time of a statement, nine tenths of the largest.
 */
export class PreparedStatements {
  readonly #pglite: PGlite
  /** by text, the one that was used longest ago first; null for one that has come once */
  readonly #known = new Map<string, Described | null>()
  #lastId = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** @returns PostgreSQL's answer as it came, with its error when the statement failed */
  async query(text: string, params: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    if (!planned.test(text)) {
      const answer = await this.#runOnce(text, params)
      await this.schemaMayHaveChanged(text)
      return answer
    }
    const known = this.#known.get(text)
    this.#known.delete(text)
    if (known === undefined) {
      this.#known.set(text, null)
      await this.#closeOldest()
      return this.#runOnce(text, params)
    }
    const prepared = known ?? (await this.#describe(`s${(this.#lastId += 1)}`, text))
    if (prepared instanceof Uint8Array) return prepared
    this.#known.set(text, prepared)
    return this.#run(prepared, params)
  }

  /** To be called after every other statement, which may have changed the schema. */
  async schemaMayHaveChanged(text: string): Promise<void> {
    if (!changesSchema.test(text)) return
    for (const prepared of this.#known.values()) await this.#close(prepared)
    this.#known.clear()
  }

  /** The statement without a name is the one that comes next. */
  async #runOnce(text: string, params: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    const described = await this.#describe('', text)
    return described instanceof Uint8Array ? described : this.#run(described, params)
  }

  /** @returns the answer when PostgreSQL refuses the statement */
  async #describe(name: string, text: string): Promise<Described | Uint8Array<ArrayBuffer>> {
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const types = readParameterTypes(answer)
    return types ? { name, types } : answer
  }

  async #run({ name, types }: Described, params: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null
      const serializeValue = this.#pglite.serializers[types[index] ?? 0]
      if (serializeValue) return serializeValue(value)
      if (typeof value === 'string') return value
      if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
      throw new TypeError(`PGlite cannot send the value of the type ${types[index]}`)
    })
    try {
      return await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      )
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

  async #close(prepared: Described | null): Promise<void> {
    if (prepared) await this.#send(serialize.close({ type: 'S', name: prepared.name }), serialize.sync())
  }

  async #send(...messages: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = []
    await this.#pglite.execProtocolRawStream(Buffer.concat(messages), {
      syncToFs: false,
      // They are in the engine's memory, which it uses again.
      onRawData: (part) => parts.push(part.slice()),
    })
    const [first, ...others] = parts
    if (first && others.length === 0) return new Uint8Array(first)
    const answer = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let end = 0
    for (const part of parts) {
      answer.set(part, end)
      end += part.length
    }
    return answer
  }
}
