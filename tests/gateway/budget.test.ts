import { stringifyDocument } from '@urql/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as generated from '../../src/graphql/generated/graphql.ts'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let contentId: string
let administrator: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator()
  administrator = await site.api.administrator()
  contentId = await site.api.playable(creator, { hashtags: ['jardin'] })
})
afterAll(() => site.close())

const found = {
  query: 'jardin',
  type: 'all',
  sort: 'relevance',
  date: 'all',
  duration: 'all',
  category: null,
  language: null,
  captions: false,
}
/** Maximum REST calls of a screen's query; a new screen has four. */
const budgets: Readonly<Record<string, number>> = {
  // With the comment that the address names, and whether the viewer may comment.
  Watch: 7,
  Creator: 5,
  Comments: 2,
  Replies: 1,
  CurrentViewer: 1,
  ContentPreview: 1,
  Search: 1,
  SearchSuggestions: 1,
  MentionSuggestions: 1,
  Explore: 3,
  ExploreMore: 1,
  MoreHistory: 2,
  Library: 5,
  // With the number of comments that wait for validation.
  Dashboard: 5,
  Notifications: 2,
  MoreNotifications: 1,
  // With the rules of comments and who is blocked.
  Settings: 11,
  // With the number of comments that wait for validation.
  Moderation: 2,
  HeldComments: 2,
  MoreHeldComments: 1,
  MoreReports: 1,
  AdministrationOverview: 1,
  // The accounts, and the quotas of all of them.
  Accounts: 2,
  RoleQuotas: 1,
  Registrations: 3,
  RegistrationRequests: 1,
  Invitations: 1,
  FailedConversions: 1,
  UnsentMails: 1,
  Jobs: 1,
  StorageReport: 1,
  StorageFindings: 1,
  AdministeredContents: 1,
  AdministeredChannels: 1,
  AuditLog: 1,
  SiteSettings: 1,
  About: 2,
}
/** Each list has its own sort orders. */
const sorts: Readonly<Record<string, string>> = {
  Creator: 'views',
  CreatorVideos: 'views',
  Watch: 'recent',
  Comments: 'popular',
  Playlist: 'position',
  PlayingPlaylist: 'position',
  Dashboard: 'uploadDate',
  DashboardVideos: 'status',
}
/** Queries that only moderators and administrators may send. */
const ofTeam: ReadonlySet<string> = new Set([
  'Moderation',
  'MoreReports',
  'AdministrationOverview',
  'Accounts',
  'RoleQuotas',
  'Registrations',
  'RegistrationRequests',
  'Invitations',
  'FailedConversions',
  'UnsentMails',
  'Jobs',
  'StorageReport',
  'StorageFindings',
  'AdministeredContents',
  'AdministeredChannels',
  'AuditLog',
  'SiteSettings',
])
const queries = Object.entries(generated)
  .map(([name, document]) => ({ name: name.replace(/Document$/, ''), text: stringifyDocument(document) }))
  .filter(({ text }) => text.includes('query '))

describe('the query of each screen stays within its number of REST calls', () => {
  it.each(queries)('$name', async ({ name, text }) => {
    const variables = {
      handle: creator.username,
      id: contentId,
      contentId,
      commentId: contentId,
      beginning: 'a',
      hasComment: true,
      isGuest: false,
      isAdministrator: true,
      limit: 12,
      q: '',
      ...found,
      sort: sorts[name] ?? 'relevance',
      source: 'recommended',
      length: 'days28',
      visibility: 'public',
      status: 'open',
      suspended: false,
      verified: false,
      hidden: false,
      state: null,
      ...(name === 'StorageFindings' && { kind: 'orphan' }),
      own: true,
      ...(name === 'EditedChannel' && { channelId: creator.channel }),
      cursor: null,
      after: name === 'ExploreMore' ? 'o24' : null,
    }
    const calls = await site.callsOf(() => site.gateway.data(text, variables, ofTeam.has(name) ? administrator : creator))
    expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(budgets[name] ?? 4)
    // The video is read for its viewer and, because of private videos, also as for a guest.
    expect(calls.length - new Set(calls).size, calls.join(', ')).toBe(name === 'EmbedTerms' ? 1 : 0)
  })
})
