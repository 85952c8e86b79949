import { gql } from '@urql/core'
import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import { publicLists, removeFromLists } from './contentLists.ts'

/** Has the lists of the administration's screen be asked for again. */
export function forget(cache: Cache, fields: readonly string[]): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldName, args)
  }
}

const moderated = ['overview', 'auditLog', 'reports']

const forgetting =
  (...fields: string[]): UpdateResolver =>
  (_result, _args, cache) =>
    forget(cache, [...fields, 'overview', 'auditLog'])

/** What shows a job, or what it was about. */
const ofJobs = ['jobs', 'failedConversions', 'administeredContents', 'unsentMails']

const settingsQuery = gql`
  query {
    registrationSettings {
      mode
      question
      answers
      blockedDomains
      terms
      holdNewAccounts
    }
  }
`

/** Written, not invalidated: the form would be asked for again. */
const keepSettings: UpdateResolver = (result, _args, cache) => {
  cache.updateQuery({ query: settingsQuery }, () => ({ __typename: 'Query', registrationSettings: result['updateRegistrationSettings'] }))
  forget(cache, ['registration', 'auditLog'])
}

export const administrationUpdates = {
  setAccountSuspended: forgetting(),
  setAccountRole: forgetting(),
  resetSecondFactor: forgetting(),
  removeAccount: forgetting('accounts', 'administeredContents', 'administeredChannels'),
  removeContent: (_result, { id }, cache) => {
    removeFromLists(cache, id, publicLists)
    forget(cache, ['administeredContents', 'administeredChannels', 'failedConversions', ...moderated])
  },
  setChannelVerified: forgetting('administeredChannels'),
  decideRegistration: forgetting('accounts', 'registrationRequests'),
  createInvitation: forgetting('invitations'),
  deleteInvitation: forgetting('invitations'),
  // For its owner nothing else changes: what changed comes with the answer.
  repeatConversion: forgetting('failedConversions', 'administeredContents', 'jobs'),
  sendMailNow: forgetting('unsentMails', 'jobs'),
  retryJob: forgetting(...ofJobs),
  setJobRaised: forgetting('jobs'),
  abandonJob: forgetting(...ofJobs),
  checkStorage: forgetting('storageReport', 'storageFindings', 'jobs'),
  deleteOrphans: forgetting('storageReport', 'storageFindings', 'jobs'),
  updateRegistrationSettings: keepSettings,
  // The roles come with the answer, and the quota of the account; those of a role's people do not.
  updateRoleQuotas: forgetting('accounts'),
  setAccountQuota: forgetting(),
} satisfies UpdatesConfig[string]
