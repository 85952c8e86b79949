import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { commentFormMachine } from '../../src/machines/comment/commentForm/commentFormMachine.ts'
import type { CommentFormInput } from '../../src/machines/comment/commentForm/types.ts'
import { useCommentForm } from '../../src/machines/comment/commentForm/useCommentForm.ts'
import { CommentForm } from '../../src/screens/Watch/Comments/CommentForm.tsx'
import { type CommentsOf, CommentsContext } from '../../src/screens/Watch/Comments/CommentsContext.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { commentFormFixtures } from '../machines/comment/commentForm/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name })
const field = (): HTMLElement | null => screen.queryByRole('textbox')
const writable = (): HTMLElement | null => (field()?.hasAttribute('readonly') ? null : field())
let isSignedIn = true
let opening = ''

/** A reply as a comment renders it: the button that opens the form, and the form. */
function Form({ input }: { input: CommentFormInput }) {
  const form = useCommentForm(input)
  return form.isOpen ? (
    <CommentForm form={form} label="Répondre" submitLabel="Envoyer" busyLabel="Envoi..." />
  ) : (
    <Button onPress={() => form.open(opening)}>Répondre</Button>
  )
}

const nothing = (): void => undefined
const page: CommentsOf = {
  contentId: 'c1',
  ownerId: 'owner-1',
  viewerId: 'viewer-1',
  isOpen: true,
  canEdit: false,
  askToDelete: nothing,
  askToReport: nothing,
  askToBlock: nothing,
}

describeOnScreen('CommentForm', {
  machine: commentFormMachine,
  fixtures: commentFormFixtures,
  mount: ({ machine, inspect, clock }, chosen) => {
    const input = commentFormFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    const flow = {
      machine,
      isSignedIn: () => isSignedIn,
      onFact: () => undefined,
      recallText: () => input.text,
      isInFlight: () => input.isInFlight,
      actorOptions: { inspect, clock },
    }
    render(
      <ProvideFlows flows={{ commentForm: flow, mentionSuggestions: () => null }}>
        <CommentsContext value={page}>
          <Form input={input} />
        </CommentsContext>
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'form.open': {
      control: () => button('Répondre'),
      act: async (event) => {
        isSignedIn = event.isSignedIn
        opening = event.text
        const open = button('Répondre')
        if (open) await userEvent.click(open)
      },
    },
    'text.change': {
      control: writable,
      act: (event) => {
        const area = field()
        if (!(area instanceof HTMLTextAreaElement)) return
        // A browser sends no change event for the same text.
        const text = area.value === event.text ? `${event.text} !` : event.text
        act(() => void fireEvent.change(area, { target: { value: text } }))
      },
    },
    'form.submit': { act: () => act(() => void fireEvent.submit(field()?.closest('form') ?? document.body)) },
    'form.close': {
      control: () => button('Annuler'),
      act: async () => {
        const cancel = button('Annuler')
        if (cancel) await userEvent.click(cancel)
      },
    },
    'failure.dismiss': {
      control: () => button('Fermer'),
      act: async () => {
        const close = button('Fermer')
        if (close) await userEvent.click(close)
      },
    },
  },
  see: {
    closed: () => expect(field()).toBeNull(),
    editing: () => {
      expect(writable()).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    sending: () => expect(button('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    failed: () =>
      expect(screen.getByRole('alert').textContent).toMatch(/Le service est momentanément indisponible|Le serveur ne répond pas/),
  },
})
