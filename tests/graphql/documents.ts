import { gql, type TypedDocumentNode } from '@urql/core'
import {
  CaptionsFragmentDoc,
  type CardContentFragment,
  CardContentFragmentDoc,
  MediaProgressFragmentDoc,
  type WatchContentFragment,
  WatchContentFragmentDoc,
} from '../../src/graphql/generated/graphql.ts'

type Home = { trending: CardContentFragment[] }
type Watch = { content: WatchContentFragment | null }
type Nothing = Record<string, never>

/** Queries similar to the screens', which change more often than what is tested here. */
export const HomeDocument: TypedDocumentNode<Home, Nothing> = gql`
  query TestHome {
    trending {
      ...CardContent
    }
  }
  ${CardContentFragmentDoc}
`
export const WatchDocument: TypedDocumentNode<Watch, { id: string }> = gql`
  query TestWatch($id: ID!) {
    content(id: $id) {
      ...WatchContent
    }
  }
  ${WatchContentFragmentDoc}
  ${CardContentFragmentDoc}
  ${MediaProgressFragmentDoc}
  ${CaptionsFragmentDoc}
`
