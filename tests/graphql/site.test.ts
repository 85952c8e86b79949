import { expect, it } from 'vitest'
import { resubscription } from '../../src/app/network/resubscription.ts'
import { createClient } from '../../src/graphql/client.ts'
import { mutate } from '../../src/graphql/execute.ts'
import { HomeGuideDocument, UpdateSiteDocument } from '../../src/graphql/generated/graphql.ts'
import { createReachability } from '../../src/graphql/reachability.ts'
import { stored } from '../machines/site/siteForm/fixtures.ts'
import { createEdge } from '../screens/support/edge.ts'
import { openScreen } from './support.ts'

const site = (name: string, accent: string) => ({ __typename: 'Site', name, accent, description: '' })
const settings = (name: string, accent: string) => ({ ...stored, __typename: 'SiteSettings', name, accent, logoUrl: null })

it('a new name and accent are known wherever the old ones were read, without another request', async () => {
  const edge = createEdge({
    HomeGuide: {
      data: { __typename: 'Query', site: site('Lucarne', 'orange'), viewer: { __typename: 'Viewer', id: 'v1', channel: null } },
    },
    UpdateSite: { data: { __typename: 'Mutation', updateSite: settings('Ma télé', 'teal') } },
  })
  const client = createClient({
    startResubscription: resubscription(createReachability(), {}),
    url: 'http://localhost/graphql',
    fetch: edge.fetch,
    getToken: () => 'token',
    onUnauthenticated: () => undefined,
  })
  const guide = openScreen(client, HomeGuideDocument, {})
  await guide.until(({ data }) => data !== undefined)
  await mutate(client, UpdateSiteDocument, { input: { name: 'Ma télé', accent: 'teal' } })
  await guide.until(({ data }) => data?.site.name === 'Ma télé' && data.site.accent === 'teal')
  expect(edge.requests.map(({ operation }) => operation)).toEqual(['HomeGuide', 'UpdateSite'])
})
