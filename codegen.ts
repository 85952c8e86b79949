import type { CodegenConfig } from '@graphql-codegen/cli'

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

/** `npm run codegen`: types of the documents for screens, and of the resolvers for the gateway. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  // A fresh house has screens that ask for nothing yet.
  ignoreNoDocuments: true,
  generates: {
    // Documents as `gql` templates of urql, which brings its own small parser anyway: a fragment stands once in
    // the bundle however many documents spread it, and the whole weighs less than precompiled syntax trees.
    'src/graphql/generated/graphql.ts': {
      documents: 'src/{graphql,components,screens,app}/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...types,
        immutableTypes: true,
        documentMode: 'graphQLTag',
        gqlImport: '@urql/core#gql',
        documentNodeImport: '@graphql-typed-document-node/core#TypedDocumentNode',
        pureMagicComment: true,
      },
    },
    'src/gateway/generated/schema.ts': {
      plugins: ['typescript'],
      config: gatewayTypes,
    },
    // Apart from the schema's types, which the models build on: the resolvers import the models.
    'src/gateway/generated/resolvers.ts': {
      plugins: [{ add: { content: "import type * as Types from './schema.ts'" } }, 'typescript-resolvers'],
      config: {
        ...gatewayTypes,
        namespacedImportName: 'Types',
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Channel: '../domains/channel/models.ts#ChannelModel',
          Content: '../domains/content/models.ts#ContentModel',
          Viewer: '../domains/user/models.ts#ViewerModel',
          FoundChannel: '../domains/search/models.ts#FoundChannelModel',
          SearchResult: '../domains/search/models.ts#SearchResultModel',
          Category: '../domains/search/models.ts#CategoryModel',
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
  },
}

export default config
