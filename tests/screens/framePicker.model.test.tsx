import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { FramePicker } from '../../src/components/FramePicker/FramePicker.tsx'
import { framePickerMachine } from '../../src/machines/upload/framePicker/framePickerMachine.ts'
import { framePickerFixtures } from '../machines/upload/framePicker/fixtures.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const slider = (): HTMLElement | null => screen.queryByRole('slider')
const first = (): HTMLElement | null => buttonOf('Prendre l’image à 0:15')
const noEffect = (): void => undefined
const facts = /^1:30 · 1920\s×\s1080 · H\.264, AAC$/

describeOnScreen('FramePicker', {
  machine: framePickerMachine,
  fixtures: framePickerFixtures,
  mount: ({ machine, inspect, clock }) => {
    const picture = new File(['picture'], 'image.webp', { type: 'image/webp' })
    render(
      <ProvideFlows flows={{ framePicker: { machine, find: () => picture, actorOptions: { inspect, clock } } }}>
        <FramePicker source="video" disabled={false} onChosen={noEffect} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'frame.choose': { control: first, act: () => press(first()) },
    'second.change': {
      control: slider,
      act: () => {
        const field = slider()
        // A browser sends no change event for the same second.
        const value = field instanceof HTMLInputElement && field.value === '30' ? '40' : '30'
        act(() => void (field && fireEvent.change(field, { target: { value } })))
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    reading: () => {
      expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
      expect(screen.queryByText(facts)).toBeNull()
    },
    preparing: () => {
      expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
      expect(screen.getByText(facts)).toBeDefined()
    },
    offering: () => {
      expect(screen.queryByRole('alert')).toBeNull()
      expect(first()?.matches(':disabled')).toBe(false)
    },
    seeking: () => expect(first()?.matches(':disabled')).toBe(true),
    drawing: () => expect(first()?.matches(':disabled')).toBe(true),
    failed: () => expect(screen.getByRole('alert').textContent).toMatch(/ne se laisse pas lire|Le serveur ne répond pas/),
    undecodable: () => expect(screen.getByText(/^Ce navigateur ne peut pas montrer cette vidéo/)).toBeDefined(),
    unreadable: () => expect(screen.getByText(/^Ce navigateur ne lit pas ce format/)).toBeDefined(),
  },
  sameLook: [{ states: ['seeking', 'drawing'], because: 'the slider rests for a moment before its picture is drawn' }],
})
