import { gql } from '@urql/core'
import type { UpdateResolver } from '@urql/exchange-graphcache'

const siteQuery = gql`
  query {
    site {
      name
      accent
      description
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
      contact
      legalNotice
      privacyPolicy
      announcement
      announcementTone
      announcementEndsAt
      guestPlayback
      highestRendition
    }
  }
`

/** Written, not invalidated: the form would be asked for again, and lose what is typed in the others. */
const keepSite: UpdateResolver = ({ updateSite }, _args, cache) => {
  cache.updateQuery({ query: settingsQuery }, () => ({ __typename: 'Query', siteSettings: updateSite }))
  cache.updateQuery({ query: siteQuery }, () => ({ __typename: 'Query', site: { ...(updateSite as object), __typename: 'Site' } }))
  cache.updateQuery({ query: textsQuery }, () => ({
    __typename: 'Query',
    sitePages: { ...(updateSite as object), __typename: 'SitePages' },
  }))
}

export const siteUpdates = { updateSite: keepSite }
