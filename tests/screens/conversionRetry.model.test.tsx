import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { conversionRetryMachine } from '../../src/machines/content/conversionRetry/conversionRetryMachine.ts'
import { useConversionRetry } from '../../src/machines/content/conversionRetry/useConversionRetry.ts'
import { OwnVideo } from '../../src/screens/Dashboard/OwnVideo.tsx'
import { conversionRetryFixtures } from '../machines/content/conversionRetry/fixtures.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { content, details } from './support/fixtures.ts'

const failure = { code: 'CONVERSION_FAILED', message: 'La vidéo n’a pas pu être convertie' }
const video = {
  ...content('content-1', 'Semer'),
  description: '',
  videoUrl: null,
  hashtags: [],
  details,
  media: { state: 'failed', progress: 20, failure, storyboardUrl: null },
} as const
const nothing = (): void => undefined

function Row() {
  const retry = useConversionRetry()
  return (
    <OwnVideo content={video} isSelected={false} onSelect={nothing} onEdit={nothing} onResume={nothing} retry={retry} onDelete={nothing} />
  )
}

const repeat = 'Recommencer la conversion de «\u202fSemer\u202f»'

describeOnScreen('The button that repeats a failed conversion', {
  machine: conversionRetryMachine,
  fixtures: conversionRetryFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ conversionRetry: { machine, onFact: nothing, actorOptions: { inspect: watch, clock } } }}>
        <Row />
      </ProvideFlows>,
    )
    return { send }
  },
  do: { 'conversion.repeat': { control: () => buttonOf(repeat), act: () => press(buttonOf(repeat)) } },
  see: {
    idle: () => expect(screen.getByRole('button', { name: repeat }).textContent).toBe('Recommencer la conversion'),
    repeating: () => expect(screen.getByRole('button', { name: repeat }).getAttribute('aria-busy')).toBe('true'),
  },
})
