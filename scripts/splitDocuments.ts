import { readFileSync } from 'node:fs'
import { gql } from '@urql/core'
import type { Plugin } from 'vite'

const generated = /\/src\/graphql\/generated\/graphql\.ts$/
const query = '?document='

/** What urql parses documents with. The built app goes without the parser, and its first load is 1.3 kB smaller. */
const parserPackage = '@0no-co/graphql.web'
const withoutParser = '\0without-parser:'
const noParser = "export const parse = () => { throw new Error('The built app has no parser: a document must not be text') }"

const valueOfTemplate = /\$\{(\w+)\}/g
const importOfGenerated = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]*\/generated\/graphql\.ts)['"];?/g

/** Rewrites `import { type X, HomeDocument } from '…/graphql.ts'`: each document gets its own import, the other names keep theirs. */
function splitImport(names: string, path: string): string {
  const all = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const documents = all.filter((name) => /^\w+(Document|FragmentDoc)$/.test(name))
  const others = all.filter((name) => !documents.includes(name))
  const lines = documents.map((name) => `import { ${name} } from '${path}${query}${name}'`)
  if (others.length > 0) lines.push(`import { ${others.join(', ')} } from '${path}'`)
  return lines.join(';')
}

/**
 * Returns an expression for the syntax tree of a document, as `gql` parses it.
 * @param spread the documents whose fragments it spreads
 */
function documentCode(text: string, spread: readonly string[] = []): string {
  const own = gql(text).definitions.map((definition) => JSON.stringify({ ...definition, loc: undefined }))
  return `{kind:"Document",definitions:[${[...own, ...spread.map((name) => `...${name}.definitions`)].join()}]}`
}

/** Returns the module of one document or fragment: its syntax tree, and imports of the fragments that it spreads. */
function documentModule(source: string, file: string, name: string): string {
  const template = new RegExp(`export const ${name} = .*?\`([^\`]*)\``, 's').exec(source)?.[1]
  if (template === undefined) throw new Error(`${file} has no ${name}`)
  const fragments = [...new Set([...template.matchAll(valueOfTemplate)].map((match) => match[1] ?? ''))]
  const imports = fragments.map((fragment) => `import { ${fragment} } from '${file}${query}${fragment}'\n`)
  const code = documentCode(template.replaceAll(valueOfTemplate, ''), fragments)
  return `${imports.join('')}export const ${name} = ${code}\n`
}

/** Replaces the templates that the cache's updates write themselves. */
function replaceTemplates(code: string, id: string): string {
  const replaced = code.replaceAll(/\bgql(?:<[^`]*>)?`((?:[^`$]|\$(?!\{))*)`/g, (_, text: string) => documentCode(text))
  if (/\bgql[(<`]/.test(replaced)) throw new Error(`${id}: a document must be a template without values, to be parsed at build time`)
  return replaced
}

/**
 * Gives each generated document and fragment its own module in the built app, so that a screen's chunk contains only its own documents. In
 * one module, all of them would load with the first page. The bundler puts documents that screens share into their shared chunks. They are
 * parsed here, so that the browser needs no parser.
 */
export function splitDocuments(): Plugin {
  return {
    name: 'split-documents',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.startsWith(withoutParser))
        return `export { GraphQLError, Kind, print, valueFromASTUntyped } from ${JSON.stringify(id.slice(withoutParser.length))}\n${noParser}`
      const [file = '', name] = id.split(query)
      if (!generated.test(file)) return null
      const source = readFileSync(file, 'utf8')
      if (name !== undefined) return { code: documentModule(source, file, name), moduleType: 'js' }
      // Bundlers do not drop unused tagged templates.
      return { code: source.replace(/^export const \w+(Document|FragmentDoc) = .*?;$/gms, ''), moduleType: 'ts' }
    },
    async resolveId(id, importer) {
      if (id !== parserPackage || importer === undefined) return null
      const resolved = await this.resolve(id, importer, { skipSelf: true })
      return resolved && { id: `${withoutParser}${resolved.id}`, moduleSideEffects: false }
    },
    transform(code, id) {
      if (id.includes(query) || generated.test(id) || !/\/src\/.*\.tsx?$/.test(id)) return null
      const split = code.replace(importOfGenerated, (_, names: string, path: string) => splitImport(names, path))
      const parsed = split.includes('gql') ? replaceTemplates(split, id) : split
      return parsed === code ? null : { code: parsed, map: null }
    },
  }
}
