import { selectUser } from '../../machines/session/selectors.ts'
import { toFailure } from '../../machines/failure.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { commentDrafts } from './commentDrafts.ts'
import type { FlowServices } from './services.ts'

type Sending = { result: Promise<string>; ears: AbortSignal[] }

type Sent = {
  /** names the form among the texts that are kept */
  form: string
  text: string
  /** @returns the id of what was written */
  save: () => Promise<string>
  /** what went wrong when the server does not say it */
  message: string
}

export type CommentSendings = {
  isUnderWay: (form: string) => boolean
  /** Sends it, or joins in when that form is sending already. @param ear aborted once nobody waits for the answer there */
  send: (sent: Sent, ear: AbortSignal) => Promise<string>
}

const known = new WeakMap<FlowServices, CommentSendings>()

/**
 * What is being sent, of one app: it goes on when its page is left. A form that is opened meanwhile finds its sending here, so that
 * nobody posts twice, and a failure that no form is there to show is told all the same.
 */
export function commentSendings(services: FlowServices): CommentSendings {
  const sendings = known.get(services) ?? create(services)
  known.set(services, sendings)
  return sendings
}

function create({ session, texts }: FlowServices): CommentSendings {
  const underWay = new Map<string, Sending>()
  const drafts = commentDrafts(texts)
  const person = (): string | undefined => selectUser(session.getSnapshot())?.id
  const nameOf = (form: string): string => `${person()} ${form}`

  async function begin({ form, text, save, message }: Sent, ears: readonly AbortSignal[]): Promise<string> {
    const name = nameOf(form)
    const isSamePerson = (): boolean => nameOf(form) === name
    try {
      const id = await save()
      if (isSamePerson()) drafts.settle(form, text)
      return id
    } catch (error) {
      if (isSamePerson() && ears.every(({ aborted }) => aborted)) {
        const description = 'Votre texte est gardé\u00a0: il vous attend sous la vidéo.'
        toasts.show({ title: toFailure(error, message).message, description, tone: 'error', id: `comment.failed ${name}` })
      }
      throw error
    } finally {
      underWay.delete(name)
    }
  }

  return {
    isUnderWay: (form) => underWay.has(nameOf(form)),
    send: (sent, ear) => {
      const joined = underWay.get(nameOf(sent.form))
      if (joined) {
        joined.ears.push(ear)
        return joined.result
      }
      const ears = [ear]
      const result = begin(sent, ears)
      underWay.set(nameOf(sent.form), { result, ears })
      return result
    },
  }
}
