import { gql } from '@urql/core'
import type { UpdateResolver } from '@urql/exchange-graphcache'

const siteQuery = gql`
  query {
    site {
      name
      accent
    }
  }
`

/** Written, not invalidated: the settings would be asked for again, and lose their other forms. */
const keepSite: UpdateResolver = (result, _args, cache) => {
  cache.updateQuery({ query: siteQuery }, () => ({ __typename: 'Query', site: result['updateSite'] }))
}

export const siteUpdates = { updateSite: keepSite }
