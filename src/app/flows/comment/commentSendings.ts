import { selectUser } from '../../../machines/session/session/selectors.ts'
import { toFailure } from '../../../machines/common/failure.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { commentDrafts } from './commentDrafts.ts'
import type { FlowServices } from '../common/services.ts'

type Sending = { result: Promise<string>; signals: AbortSignal[] }

type Sent = {
  /** the form's name, its key among the stored drafts */
  form: string
  text: string
  /** @returns the id of the created comment */
  save: () => Promise<string>
  /** the message to show when the server gives none */
  message: string
}

export type CommentSendings = {
  isUnderWay: (form: string) => boolean
  /**
   * Sends the comment, or joins the request that is already in flight for the form.
   * @param signal aborted when the form no longer waits for the response
   */
  send: (sent: Sent, signal: AbortSignal) => Promise<string>
}

const known = new WeakMap<FlowServices, CommentSendings>()

/**
 * The comment requests in flight, one instance per app. A request continues when its page is left. A form that is opened meanwhile finds it
 * here, so that nobody posts twice. A failure is shown even when no form is mounted to show it.
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

  async function begin({ form, text, save, message }: Sent, signals: readonly AbortSignal[]): Promise<string> {
    const name = nameOf(form)
    const isSamePerson = (): boolean => nameOf(form) === name
    try {
      const id = await save()
      if (isSamePerson()) drafts.settle(form, text)
      return id
    } catch (error) {
      if (isSamePerson() && signals.every(({ aborted }) => aborted)) {
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
    send: (sent, signal) => {
      const joined = underWay.get(nameOf(sent.form))
      if (joined) {
        joined.signals.push(signal)
        return joined.result
      }
      const signals = [signal]
      const result = begin(sent, signals)
      underWay.set(nameOf(sent.form), { result, signals })
      return result
    },
  }
}
