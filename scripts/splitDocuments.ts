import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const generated = /\/src\/graphql\/generated\/graphql\.ts$/
const query = '?document='
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
 * Returns the module of one document or fragment: its template, and imports of the fragments that it spreads. The indentation is removed:
 * visitors would download it, and send it again with every request.
 */
function documentModule(source: string, file: string, name: string): string {
  const template = new RegExp(`export const ${name} = (.*?\`[^\`]*\`)`, 's').exec(source)?.[1]
  if (template === undefined) throw new Error(`${file} has no ${name}`)
  const fragments = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]))
  const imports = [...fragments].map((fragment) => `import { ${fragment} } from '${file}${query}${fragment}'\n`)
  return `import { gql } from '@urql/core'\n${imports.join('')}export const ${name} = ${template.replaceAll(/\s+/g, ' ')}\n`
}

/**
 * Gives each generated document and fragment its own module in the built app, so that a screen's chunk contains only its own documents. In
 * one module, all of them would load with the first page. The bundler puts documents that screens share into their shared chunks.
 */
export function splitDocuments(): Plugin {
  return {
    name: 'split-documents',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = '', name] = id.split(query)
      if (!generated.test(file)) return null
      const source = readFileSync(file, 'utf8')
      if (name !== undefined) return { code: documentModule(source, file, name), moduleType: 'js' }
      // Bundlers do not drop unused tagged templates.
      return { code: source.replace(/^export const \w+(Document|FragmentDoc) = .*?;$/gms, ''), moduleType: 'ts' }
    },
    transform(code, id) {
      if (id.includes(query) || !/\.tsx?$/.test(id) || !code.includes('/generated/graphql.ts')) return null
      return { code: code.replace(importOfGenerated, (_, names: string, path: string) => splitImport(names, path)), map: null }
    },
  }
}
