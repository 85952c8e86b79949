import { createActor } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { SetNotInterestedDocument, SetWatchLaterDocument } from '../../graphql/generated/graphql.ts'
import type { CardActions } from '../../machines/cardActions/useCardActions.ts'
import type { ToggleFlow } from '../../machines/toggle/useToggle.ts'
import { pageMessages } from '../../shared/errors.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'
import { toggleFlow } from './toggleFlow.ts'
import { quoted } from '../../shared/format/quote.ts'

/**
 * Switches something on and offers to take it back. The card may leave the page by that very act, so that its actor
 * is not the card's: it lives until the act is refused, undone, or its message forgotten.
 */
function undoable(
  name: string,
  { machine, messages, isSignedIn, onFact, actorOptions }: ToggleFlow,
  said: { on: string; off: string; wasOn?: string },
) {
  return (subjectId: string, onUndo?: () => void): void => {
    const actor = createActor(machine, { ...actorOptions, input: { subjectId, messages } })
    // One message: what was taken back takes its place.
    const id = `${name}.${subjectId}`
    const takeBack = (): void => {
      actor.send({ type: 'toggle.press', isOn: true, isSignedIn: isSignedIn() })
      onUndo?.()
    }
    const undo = { label: 'Annuler', onPress: takeBack }
    actor.on('login.required', onFact)
    actor.on('toggle.failed', onFact)
    actor.on('toggle.saved', ({ isOn, wasSo }) => {
      if (!isOn) toasts.show({ id, title: said.off })
      else toasts.show(wasSo && said.wasOn ? { id, title: said.wasOn } : { id, title: said.on, action: undo })
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
    wasSo: ({ setWatchLater }) => setWatchLater.wasSo,
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
