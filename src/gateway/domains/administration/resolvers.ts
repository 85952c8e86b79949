import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import * as administration from '../../rest/administration.ts'
import { deleteContent } from '../../rest/content.ts'
import { toChannel } from '../channel/models.ts'
import { toAccount, toAdministeredChannel, toAdministeredContent, toJob, toStorageFinding, toStorageReport } from './models.ts'

const pageOf = ({ cursor, limit }: { cursor?: string | null | undefined; limit: number }) => ({
  cursor: cursor ?? undefined,
  limit: pageSize(limit),
})

export const administrationResolvers: Resolvers = {
  Query: {
    overview: async (_parent, _args, { rest }) => {
      const { mails, ...overview } = await administration.overview(rest)
      return { ...overview, mails: { ...mails, running: 0 } }
    },
    accounts: async (_parent, { query, suspended, ...page }, { rest }) => {
      const { items, nextCursor } = await administration.accounts(rest, { text: query, suspended, ...pageOf(page) })
      return { items: items.map(toAccount), nextCursor }
    },
    auditLog: async (_parent, page, { rest }) => {
      const { items, nextCursor } = await administration.auditLog(rest, pageOf(page))
      const entries = items.map(({ uuid, act, actor, subject_uuid, details, createdAt }) => ({
        id: uuid,
        act,
        actorName: actor.username,
        subjectId: subject_uuid,
        details: Object.entries(details).map(([name, value]) => ({ name, value })),
        createdAt,
      }))
      return { items: entries, nextCursor }
    },
    administeredContents: async (_parent, { query, state, visibility, hidden, ...page }, { rest }) => {
      const filter = { text: query, state: state ?? undefined, visibility: visibility ?? undefined, hidden }
      const { items, nextCursor } = await administration.contents(rest, { ...filter, ...pageOf(page) })
      return { items: items.map(toAdministeredContent), nextCursor }
    },
    administeredChannels: async (_parent, { query, verified, ...page }, { rest }) => {
      const { items, nextCursor } = await administration.channels(rest, { text: query, verified, ...pageOf(page) })
      return { items: items.map(toAdministeredChannel), nextCursor }
    },
    jobs: async (_parent, { state, ...page }, { rest }) => {
      const { items, nextCursor } = await administration.jobs(rest, { state: state ?? undefined, ...pageOf(page) })
      return { items: items.map(toJob), nextCursor }
    },
    storageReport: async (_parent, _args, { rest }) => toStorageReport(await administration.storageReport(rest)),
    storageFindings: async (_parent, { kind, query, ...page }, { rest }) => {
      const { items, nextCursor } = await administration.storageFindings(rest, { kind, text: query, ...pageOf(page) })
      return { items: items.map(toStorageFinding), nextCursor }
    },
    unsentMails: async (_parent, page, { rest }) => {
      const { items, nextCursor } = await administration.unsentMails(rest, pageOf(page))
      return { items: items.map(({ uuid, ...mail }) => ({ id: uuid, ...mail })), nextCursor }
    },
    failedConversions: async (_parent, page, { rest }) => {
      const { items, nextCursor } = await administration.failedConversions(rest, pageOf(page))
      return {
        items: items.map(({ content_uuid, failure, ...item }) => ({ id: content_uuid, message: failure.message, ...item })),
        nextCursor,
      }
    },
  },
  Mutation: {
    setAccountSuspended: async (_parent, { id, suspended }, { rest }) => toAccount(await administration.setSuspended(rest, id, suspended)),
    setAccountRole: async (_parent, { id, roleId }, { rest }) => toAccount(await administration.setRole(rest, id, roleId)),
    resetSecondFactor: async (_parent, { id }, { rest }) => {
      await administration.resetSecondFactor(rest, id)
      return { id }
    },
    sendMailNow: async (_parent, { id }, { rest }) => {
      await administration.sendMailNow(rest, id)
      return { id }
    },
    retryJob: async (_parent, { id }, { rest }) => {
      await administration.retryJob(rest, id)
      return { id }
    },
    setJobRaised: async (_parent, { id, raised }, { rest }) => {
      await administration.setJobRaised(rest, id, raised)
      return { id }
    },
    abandonJob: async (_parent, { id }, { rest }) => {
      await administration.abandonJob(rest, id)
      return { id }
    },
    checkStorage: async (_parent, _args, { rest }) => toStorageReport(await administration.checkStorage(rest)),
    deleteOrphans: async (_parent, { checkId }, { rest }) => toStorageReport(await administration.deleteOrphans(rest, checkId)),
    removeContent: async (_parent, { id }, { rest }) => {
      await deleteContent(rest, id)
      return { id }
    },
    setChannelVerified: async (_parent, { id, verified }, { rest }) => toChannel(await administration.setVerified(rest, id, verified)),
    removeAccount: async (_parent, { id }, { rest }) => {
      await administration.removeUser(rest, id)
      return { id }
    },
  },
}
