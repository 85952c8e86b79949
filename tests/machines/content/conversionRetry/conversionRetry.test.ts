import { expect, it } from 'vitest'
import { conversionRetryMachine } from '../../../../src/machines/content/conversionRetry/conversionRetryMachine.ts'
import { selectBusyId } from '../../../../src/machines/content/conversionRetry/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Retry = Scripted<typeof conversionRetryMachine>

function repeating(): Retry {
  const retry = startScripted(conversionRetryMachine)
  retry.actor.send({ type: 'conversion.repeat', contentId: 'a' })
  return retry
}
const busyId = ({ actor }: Retry): string | null => selectBusyId(actor.getSnapshot())
/** Another video can be repeated afterwards. */
function expectFree(retry: Retry): void {
  expect(busyId(retry)).toBeNull()
  retry.actor.send({ type: 'conversion.repeat', contentId: 'b' })
  expect([busyId(retry), retry.script.asked.at(-1)]).toEqual(['b', { id: 'repeatConversion', input: { contentId: 'b' } }])
}

it('asks for nothing by itself', () => {
  const retry = startScripted(conversionRetryMachine)
  expect([busyId(retry), retry.script.asked]).toEqual([null, []])
})

it('repeats the conversion of one video, once, however often it is asked for', () => {
  const retry = repeating()
  retry.actor.send({ type: 'conversion.repeat', contentId: 'a' })
  retry.actor.send({ type: 'conversion.repeat', contentId: 'b' })
  expect([busyId(retry), retry.script.asked]).toEqual(['a', [{ id: 'repeatConversion', input: { contentId: 'a' } }]])
})

it('announces that the conversion was restarted', async () => {
  const retry = repeating()
  await retry.script.answer('repeatConversion', { output: undefined })
  expect(retry.facts).toEqual([{ type: 'conversion.restarted', contentId: 'a' }])
  expectFree(retry)
})

it('says why it was not', async () => {
  const retry = repeating()
  await retry.script.answer('repeatConversion', { error: new AppError('VIDEO_REQUIRED') })
  expect(retry.facts).toMatchObject([{ type: 'conversion.refused', failure: { code: 'VIDEO_REQUIRED' } }])
  expectFree(retry)
})

it('has its own words for a fault', async () => {
  const retry = repeating()
  await retry.script.answer('repeatConversion', { error: new Error('A bug') })
  const failure = { code: 'INTERNAL', message: 'La conversion n’a pas pu être recommencée', fields: {} }
  expect(retry.facts).toEqual([{ type: 'conversion.refused', failure }])
})

it('is given up after thirty seconds without an answer', () => {
  const retry = repeating()
  retry.script.clock.increment(29_999)
  expect([busyId(retry), retry.facts]).toEqual(['a', []])
  retry.script.clock.increment(1)
  expect(retry.facts).toMatchObject([{ type: 'conversion.refused', failure: { code: 'TIMEOUT' } }])
  expectFree(retry)
})
