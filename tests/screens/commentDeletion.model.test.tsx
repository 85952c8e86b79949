import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { deletionMachine } from '../../src/machines/common/deletion/deletionMachine.ts'
import { CommentDeletion } from '../../src/screens/Watch/Comments/CommentDeletion.tsx'
import { deletionFixtures } from '../machines/common/deletion/fixtures.ts'
import { buttonOf, coveredButton, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const ask = () => ({ commentId: 'content-1', onDeleted: () => undefined })

/** The confirmation is mounted with the first deleted comment, and reused for the next ones. */
function Comments() {
  const [asked, setAsked] = useState(ask)
  return (
    <>
      <button onClick={() => setAsked(ask())}>Supprimer le commentaire</button>
      <CommentDeletion asked={asked} />
    </>
  )
}

const isAsked = () => screen.findByRole('alertdialog', undefined, { timeout: 20_000 })

describeOnScreen('The confirmation of a comment’s deletion', {
  machine: deletionMachine,
  fixtures: deletionFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    const message = 'Erreur lors de la suppression du commentaire'
    render(
      <ProvideFlows flows={{ commentDeletion: { machine, message, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <Comments />
      </ProvideFlows>,
    )
    await isAsked()
    press(buttonOf('Annuler'))
    await waitFor(() => expect(buttonOf('Supprimer')).toBeNull())
    return { send }
  },
  do: {
    'deletion.ask': {
      act: async (event, send) => {
        // No comment is protected.
        if (event.isProtected) return send(event)
        press(coveredButton('Supprimer le commentaire'))
        await isAsked()
      },
    },
    'deletion.confirm': { control: () => buttonOf('Supprimer'), act: () => press(buttonOf('Supprimer')) },
    'deletion.cancel': { control: () => buttonOf('Annuler'), act: () => press(buttonOf('Annuler')) },
  },
  see: {
    idle: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
    asking: () => {
      expect(screen.getByRole('alertdialog').textContent).toContain('supprimer ce commentaire')
      expect(buttonOf('Supprimer')).not.toBeNull()
    },
    deleting: () => expect(buttonOf('Suppression...')?.getAttribute('aria-busy')).toBe('true'),
  },
})
