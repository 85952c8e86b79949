import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as add from '@graphql-codegen/add'
import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql'

type Options = Parameters<typeof codegen>[0]
type Target = { documents?: string; plugins: Options['pluginMap']; content?: string; config: Record<string, unknown> }

const root = join(import.meta.dirname, '..')

const types = {
  enumType: 'string-literal',
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  useTypeImports: true,
  strictScalars: true,
  scalars: { ID: 'string', DateTime: 'string' },
} as const

const gatewayTypes = {
  ...types,
  enumsAsTypes: true,
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
} as const

const targets: Readonly<Record<string, Target>> = {
  // Documents as `gql` templates: a fragment is in the bundle once, however many documents spread it. scripts/splitDocuments.ts parses them.
  'src/graphql/generated/graphql.ts': {
    documents: 'src/{graphql,components,screens,app}/**/*.graphql',
    plugins: { typescriptOperations, typedDocumentNode },
    config: {
      ...types,
      immutableTypes: true,
      documentMode: 'graphQLTag',
      gqlImport: '@urql/core#gql',
      documentNodeImport: '@graphql-typed-document-node/core#TypedDocumentNode',
      pureMagicComment: true,
    },
  },
  'src/gateway/generated/schema.ts': { plugins: { typescript }, config: gatewayTypes },
  // In a file of its own, because the resolvers import the models, and the models import the schema's types.
  'src/gateway/generated/resolvers.ts': {
    plugins: { add, typescriptResolvers },
    content: "import type * as Types from './schema.ts'",
    config: {
      ...gatewayTypes,
      namespacedImportName: 'Types',
      contextType: '../context.ts#GatewayContext',
      mappers: {
        Channel: '../domains/channel/models.ts#ChannelModel',
        Content: '../domains/content/models.ts#ContentModel',
        Viewer: '../domains/user/models.ts#ViewerModel',
        Account: '../domains/administration/models.ts#AccountModel',
        FoundChannel: '../domains/search/models.ts#FoundChannelModel',
        SearchResult: '../domains/search/models.ts#SearchResultModel',
        Category: '../domains/search/models.ts#CategoryModel',
        ExplorePage: '../domains/search/models.ts#ExplorePageModel',
        Comment: '../domains/comment/models.ts#CommentModel',
        AddedComment: '../domains/comment/models.ts#AddedCommentModel',
        DeletedComment: '../domains/comment/models.ts#DeletedCommentModel',
        Playlist: '../domains/playlist/models.ts#PlaylistModel',
        Dashboard: '../domains/statistics/models.ts#DashboardModel',
        Bell: '../domains/notification/models.ts#BellModel',
        ReadNotification: '../domains/notification/models.ts#ReadNotificationModel',
      },
    },
  },
}

function readDocuments(pattern: string): Options['documents'] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((location) => ({ location, document: parse(readFileSync(join(root, location), 'utf8')) }))
}

/** Sorted, so that moving a type within the schema changes no generated file. */
const schema = parse(printSchema(lexicographicSortSchema(buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')))))

async function generate(filename: string, { documents, plugins, content, config }: Target): Promise<string> {
  return codegen({
    filename,
    schema,
    documents: documents === undefined ? [] : readDocuments(documents),
    config,
    pluginMap: plugins,
    plugins: Object.keys(plugins).map((name) => ({ [name]: { content } })),
  })
}

/** `npm run codegen` writes the types of the screens' documents and of the gateway's resolvers; `--check` only compares them. */
const isCheck = process.argv.includes('--check')
for (const [filename, target] of Object.entries(targets)) {
  const path = join(root, filename)
  const code = await generate(filename, target)
  if (isCheck) {
    if (readFileSync(path, 'utf8') === code) continue
    console.error(`${filename} is not what schema.graphql and the documents generate: run npm run codegen`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
}
