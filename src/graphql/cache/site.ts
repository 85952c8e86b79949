import { gql } from '@urql/core'
import type { Cache, DataFields, UpdateResolver } from '@urql/exchange-graphcache'

const siteQuery = gql`
  query {
    site {
      name
      accent
      description
      logoUrl
    }
  }
`

const textsQuery = gql`
  query {
    sitePages {
      contact
      legalNotice
      privacyPolicy
    }
  }
`

const settingsQuery = gql`
  query {
    siteSettings {
      name
      accent
      description
      logoUrl
      contact
      legalNotice
      privacyPolicy
      announcement
      announcementTone
      announcementEndsAt
      guestPlayback
      highestRendition
      largestVideoBytes
    }
  }
`

/** Written, not invalidated: the form would be asked for again, and lose what is typed in the others. */
function keepSite(cache: Cache, settings: DataFields): void {
  cache.updateQuery({ query: settingsQuery }, () => ({ __typename: 'Query', siteSettings: settings }))
  cache.updateQuery({ query: siteQuery }, () => ({ __typename: 'Query', site: { ...settings, __typename: 'Site' } }))
  cache.updateQuery({ query: textsQuery }, () => ({ __typename: 'Query', sitePages: { ...settings, __typename: 'SitePages' } }))
}

export const siteUpdates: Record<string, UpdateResolver<Record<string, DataFields>>> = {
  updateSite: ({ updateSite = {} }, _args, cache) => keepSite(cache, updateSite),
  removeLogo: ({ removeLogo = {} }, _args, cache) => keepSite(cache, removeLogo),
}
