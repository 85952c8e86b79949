import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { formatDocument, type TypedDocumentNode, stringifyDocument } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { splitDocuments } from '../../scripts/splitDocuments.ts'
import * as generated from '../../src/graphql/generated/graphql.ts'

const file = join(import.meta.dirname, '..', '..', 'src', 'graphql', 'generated', 'graphql.ts')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-documents-'))
  await mkdir(join(folder, 'src'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Builds a module of the app, and loads it. */
async function built(source: string): Promise<Record<string, unknown>> {
  const entry = join(folder, 'src', 'entry.ts')
  await writeFile(entry, source)
  const resolve = { alias: { '@urql/core': fileURLToPath(import.meta.resolve('@urql/core')) } }
  const lib = { entry, formats: ['es' as const], fileName: () => 'built.mjs' }
  await build({ configFile: false, root: folder, logLevel: 'silent', plugins: [splitDocuments()], resolve, build: { lib } })
  return import(pathToFileURL(join(folder, 'dist', 'built.mjs')).href)
}

const documents: [string, object][] = Object.entries(generated).filter(([name]) => name.endsWith('Document'))

/** What the server receives: with the name of each type, which the cache asks for. */
const sentText = (document: unknown): string => stringifyDocument(formatDocument(document as TypedDocumentNode))

describe('in the built app', () => {
  it('every document asks for what its template says', async () => {
    const names = documents.map(([name]) => name)
    const modules = await built(`import { ${names.join(', ')} } from '${file}'\nexport { ${names.join(', ')} }`)
    expect(documents.length).toBeGreaterThan(50)
    expect(Object.fromEntries(names.map((name) => [name, sentText(modules[name])]))).toEqual(
      Object.fromEntries(documents.map(([name, document]) => [name, sentText(document)])),
    )
  })

  it('a template of the cache’s updates is a syntax tree', async () => {
    const { mark } = await built("import { gql } from '@urql/core'\nexport const mark = gql<object>`fragment Mark on Comment { id }`")
    expect(mark).toEqual({
      kind: 'Document',
      definitions: [
        {
          kind: 'FragmentDefinition',
          name: { kind: 'Name', value: 'Mark' },
          typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Comment' } },
          selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }] },
        },
      ],
    })
  })

  it('a document that is text is an error, which says why', async () => {
    const { ask } = await built("import { createRequest } from '@urql/core'\nexport const ask = () => createRequest('{ a }', {})")
    expect(ask).toThrow('The built app has no parser')
  })
})

it.each(['gql`{ ${field} }`', 'gql(`{ a }`)'])('%s ends the build, which cannot parse it', async (document) => {
  const source = `import { gql } from '@urql/core'\nexport const document = (field: string) => [field, ${document}]`
  await expect(built(source)).rejects.toThrow('a document must be a template without values')
})
