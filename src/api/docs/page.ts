import type { ApiDocument, JsonSchema, Operation } from './document.ts'
import { type Markup, markup } from './markup.ts'

/** Renders the document as an HTML page, without scripts and with one stylesheet. */
export function renderPage({ info, servers, paths, components }: ApiDocument, stylesheet: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const address = servers[0]?.url ?? ''
  const page = markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${info.title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header>
<h1>API de ${info.title} <small>${info.version}</small></h1>
<p>${info.description}</p>
<p>Adresse : <code>${address}</code>. Le document : <a href="${address}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Ressources"><ul>
${tags.map((tag) => markup`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}
<li><a href="#formes">Formes</a></li>
</ul></nav>
<main>
${tags.map((tag) => renderTag(tag, operations))}
<section aria-labelledby="formes">
<h2 id="formes">Formes</h2>
${Object.entries(components.schemas).map(([name, schema]) => markup`<h3 id="forme-${name}">${name}</h3>${renderFields(schema)}`)}
</section>
</main>
</body>
</html>`
  return page.text
}

type Entry = { path: string; method: string; operation: Operation }

const anchor = (tag: string): string => tag.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

function renderTag(tag: string, operations: readonly Entry[]): Markup {
  const own = operations.filter(({ operation }) => operation.tags.includes(tag))
  return markup`<section aria-labelledby="${anchor(tag)}">
<h2 id="${anchor(tag)}">${tag}</h2>
${own.map(renderOperation)}
</section>`
}

function renderOperation({ path, method, operation }: Entry): Markup {
  const { summary, description, parameters, requestBody, responses } = operation
  return markup`<details>
<summary><code><b>${method}</b> ${path}</code> <span>${summary}</span></summary>
${description === '' ? '' : markup`<p>${description}</p>`}
${parameters.length > 0 ? markup`<h4>Paramètres</h4><ul>${parameters.map(renderParameter)}</ul>` : ''}
${requestBody ? markup`<h4>Corps</h4>${renderContent(requestBody.content)}` : ''}
<h4>Réponses</h4>
<ul>${Object.entries(responses).map(renderResponse)}</ul>
</details>`
}

function renderParameter({ name, required, in: place, description, schema }: Operation['parameters'][number]): Markup {
  const where = place === 'path' ? 'chemin' : 'adresse'
  return markup`<li><code>${name}</code> (${where}${required ? ', obligatoire' : ''}) ${renderType(schema ?? {})} ${description ?? ''}</li>`
}

function renderResponse([status, { description, content }]: [string, Operation['responses'][string]]): Markup {
  return markup`<li><b>${status}</b> ${description} ${content ? renderContent(content) : ''}</li>`
}

function renderContent(content: Record<string, { schema?: JsonSchema | undefined }>): Markup {
  return markup`${Object.entries(content).map(([type, { schema }]) => markup`<code>${type}</code> ${renderType(schema ?? {})}`)}`
}

function renderFields({ properties = {}, required = [] }: JsonSchema): Markup {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      markup`<li><code>${name}</code>${required.includes(name) ? '' : ' (facultatif)'} ${renderType(schema)} ${schema.description ?? ''}</li>`,
  )
  return markup`<ul>${fields}</ul>`
}

/** Renders a type: its fields when it has some, a link when it has a name. */
function renderType(schema: JsonSchema): Markup {
  const { $ref, items, enum: values, anyOf, oneOf, type, format, properties } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? $ref
    return markup`<a href="#forme-${name}">${name}</a>`
  }
  if (properties) return renderFields(schema)
  if (items) return markup`liste de ${renderType(items)}`
  if (values) return markup`${values.map((value) => markup`<code>${JSON.stringify(value)}</code> `)}`
  if (schema.const !== undefined) return markup`<code>${JSON.stringify(schema.const)}</code>`
  const either = anyOf ?? oneOf
  if (either) return markup`${either.map((one, index) => markup`${index > 0 ? ' ou ' : ''}${renderType(one)}`)}`
  return markup`${[type ?? 'tout'].flat().join(' ou ')}${format === undefined ? '' : ` (${format})`}`
}
