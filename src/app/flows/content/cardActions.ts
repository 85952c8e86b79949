import { createActor } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetNotInterestedDocument, SetWatchLaterDocument } from '../../../graphql/generated/graphql.ts'
import type { CardActions } from '../../../machines/content/useCardActions.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'
import { quoted } from '../../../shared/format/quote.ts'

/**
 * Switches a toggle on and offers to undo it. This may remove the card from the page, so its actor does not belong to the card: it lives
 * until the request is refused or undone, or its message is gone.
 */
function undoable(
  name: string,
  { machine, messages, isSignedIn, onFact, actorOptions }: ToggleFlow,
  said: { on: string; off: string; wasOn?: string },
) {
  return (subjectId: string, onUndo?: () => void): void => {
    const actor = createActor(machine, { ...actorOptions, input: { subjectId, messages } })
    // One message id: the confirmation of the undo replaces the first message.
    const id = `${name}.${subjectId}`
    const takeBack = (): void => {
      actor.send({ type: 'toggle.press', isOn: true, isSignedIn: isSignedIn() })
      onUndo?.()
    }
    const undo = { label: 'Annuler', onPress: takeBack }
    actor.on('login.required', onFact)
    actor.on('toggle.failed', onFact)
    actor.on('toggle.saved', ({ isOn, wasUnchanged }) => {
      if (!isOn) toasts.show({ id, title: said.off })
      else toasts.show(wasUnchanged && said.wasOn ? { id, title: said.wasOn } : { id, title: said.on, action: undo })
    })
    actor.start()
    actor.send({ type: 'toggle.press', isOn: false, isSignedIn: isSignedIn() })
  }
}

export function cardActions(services: FlowServices): CardActions {
  const watchLater = toggleFlow(services, {
    name: 'watchLater',
    messages: { on: pageMessages.addToPlaylist, off: pageMessages.removeFromPlaylist },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetWatchLaterDocument, { contentId: subjectId, saved: isOn }),
    wasUnchanged: ({ setWatchLater }) => setWatchLater.wasUnchanged,
  })
  const notInterested = toggleFlow(services, {
    name: 'notInterested',
    messages: { on: pageMessages.notInterested, off: pageMessages.notInterested },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetNotInterestedDocument, { contentId: subjectId, notInterested: isOn }),
  })
  return {
    watchLater: undoable('watchLater', watchLater, {
      on: `Vidéo ajoutée à ${quoted('À consulter plus tard')}`,
      wasOn: `Vidéo déjà dans ${quoted('À consulter plus tard')}`,
      off: 'Vidéo retirée de la playlist',
    }),
    notInterested: undoable('notInterested', notInterested, {
      on: 'Cette vidéo ne vous sera plus recommandée',
      off: 'Cette vidéo peut de nouveau vous être recommandée',
    }),
  }
}
