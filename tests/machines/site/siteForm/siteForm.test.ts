import { describe, expect, it } from 'vitest'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
  selectStoredAccent,
} from '../../../../src/machines/site/siteForm/selectors.ts'
import { siteFormMachine } from '../../../../src/machines/site/siteForm/siteFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { SiteSettings } from '../../../../src/shared/site.ts'
import type { SiteForm } from '../../../../src/machines/site/siteForm/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { stored as fresh } from './fixtures.ts'

const stored: SiteSettings = { ...fresh, name: 'Ma télé', accent: 'teal' }
/** As its fields have them. */
const { largestVideoBytes: _bytes, ...others } = stored
const shown: SiteForm = { ...others, announcementEndsAt: '', largestVideoAmount: '2', largestVideoUnit: 'Go' }
type Form = Scripted<typeof siteFormMachine>

/** The settings of a site, after the administrator has changed something. */
function changed(patch: Partial<SiteForm> = {}): Form {
  const form = startScripted(siteFormMachine, stored)
  form.actor.send({ type: 'form.change', patch })
  return form
}

async function refused(): Promise<Form> {
  const form = changed({ name: 'Chez nous', accent: 'red' })
  form.actor.send({ type: 'form.save' })
  await form.script.answer('saveSite', { error: new AppError('FORBIDDEN') })
  return form
}

/** What the form shows. */
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    storedAccent: selectStoredAccent(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}

const unchanged = { form: shown, storedAccent: 'teal', errors: {}, failure: null, isBusy: false, isDirty: false }

it('starts with what the site is, and sends nothing by itself', () => {
  const form = startScripted(siteFormMachine, stored)
  expect(seen(form)).toEqual(unchanged)
  expect(form.script.asked).toEqual([])
})

it('is unsaved while the name or the accent differs from the stored one', () => {
  expect(seen(changed({ name: 'Chez nous' }))).toMatchObject({ form: { name: 'Chez nous', accent: 'teal' }, isDirty: true })
  expect(seen(changed({ accent: 'red' }))).toMatchObject({ form: { name: 'Ma télé', accent: 'red' }, storedAccent: 'teal', isDirty: true })
  expect(seen(changed({ ...shown }))).toEqual(unchanged)
})

it('restores only unsaved changes after a sign-in', () => {
  expect(selectSteps(changed({ accent: 'red' }).actor.getSnapshot())).toEqual([{ type: 'form.change', patch: { accent: 'red' } }])
  expect(selectSteps(changed().actor.getSnapshot())).toEqual([])
})

describe('what is sent', () => {
  const sentOf = (patch: Partial<SiteForm>, site: SiteSettings = stored): unknown => {
    const form = startScripted(siteFormMachine, site)
    form.actor.send({ type: 'form.change', patch })
    form.actor.send({ type: 'form.save' })
    return form.script.asked.at(-1)?.input
  }

  it.each<Partial<SiteForm>>([
    { description: 'Nos films' },
    { guestPlayback: true },
    { highestRendition: 576 },
    { announcementTone: 'warning' },
  ])('is only what differs from the stored settings: %o', (patch) => expect(sentOf(patch)).toEqual(patch))

  it.each<[Partial<SiteForm>, number]>([
    [{ largestVideoAmount: '1,5' }, 1_610_612_736],
    [{ largestVideoAmount: ' 750 ', largestVideoUnit: 'Mo' }, 786_432_000],
    [{ largestVideoAmount: '10', largestVideoUnit: 'Mo' }, 10_485_760],
    // 1.26 × 1,024 is 1,290.24.
    [{ largestVideoAmount: '1.26' }, 1_352_663_040],
  ])('is the largest size of a video file in bytes, whole megabytes: %o', (patch, largestVideoBytes) =>
    expect(sentOf(patch)).toEqual({ largestVideoBytes }),
  )

  it('is no size where another unit says the same one', () => {
    expect(sentOf({ largestVideoAmount: '2048', largestVideoUnit: 'Mo' })).toEqual({})
  })

  it.each([
    [2_147_483_648, '2', 'Go'],
    [1_610_612_736, '1,5', 'Go'],
    [1_352_663_040, '1290', 'Mo'],
    [10_485_760, '10', 'Mo'],
  ] as const)('is shown again as it was stored: %i bytes', (largestVideoBytes, amount, unit) => {
    const { form } = startScripted(siteFormMachine, { ...stored, largestVideoBytes }).actor.getSnapshot().context
    expect([form.largestVideoAmount, form.largestVideoUnit]).toEqual([amount, unit])
  })

  it.each<Partial<SiteForm>>([
    { largestVideoAmount: '' },
    { largestVideoAmount: 'deux' },
    { largestVideoAmount: '-1' },
    { largestVideoAmount: '2,01' },
    { largestVideoAmount: '9', largestVideoUnit: 'Mo' },
    { largestVideoAmount: '2049', largestVideoUnit: 'Mo' },
  ])('is nothing while the largest size is %o', (patch) => {
    const form = changed(patch)
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([{ largestVideoBytes: 'Choisissez une taille de 10\u00a0Mo à 2\u00a0Go' }, []])
  })

  it('is the end of an announcement in UTC, and null where there is none any more', () => {
    expect(sentOf({ announcementEndsAt: '2031-05-06T10:30' })).toEqual({ announcementEndsAt: new Date(2031, 4, 6, 10, 30).toISOString() })
    const ending: SiteSettings = { ...stored, announcementEndsAt: new Date(2031, 4, 6, 10, 30).toISOString() }
    expect(startScripted(siteFormMachine, ending).actor.getSnapshot().context.form.announcementEndsAt).toBe('2031-05-06T10:30')
    expect(sentOf({ announcementEndsAt: '' }, ending)).toEqual({ announcementEndsAt: null })
    expect(sentOf({ name: 'Chez nous' }, ending)).toEqual({ name: 'Chez nous' })
  })

  it.each([
    ['description', 'a'.repeat(201), 'La description ne peut pas dépasser 200 caractères'],
    ['contact', 'a'.repeat(501), 'Ce texte ne peut pas dépasser 500 caractères'],
    ['legalNotice', 'a'.repeat(20_001), 'Ce texte ne peut pas dépasser 20\u202f000 caractères'],
    ['privacyPolicy', 'a'.repeat(20_001), 'Ce texte ne peut pas dépasser 20\u202f000 caractères'],
    ['announcement', 'a'.repeat(301), 'Une annonce ne peut pas dépasser 300 caractères'],
    ['announcementEndsAt', '2031-13-01T00:00', 'Cette date n’existe pas'],
  ] as const)('is nothing while %s is wrong', (field, value, message) => {
    const form = changed({ [field]: value })
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([{ [field]: message }, []])
  })
})

describe('saving', () => {
  it('sends what changed, the name trimmed, once', () => {
    const form = changed({ name: ' Chez nous ', accent: 'red' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveSite', input: { name: 'Chez nous', accent: 'red' } }])
    expect(seen(form).isBusy).toBe(true)
  })

  it('announces the site as the server stored it, and shows it', async () => {
    const form = changed({ name: ' Chez nous ' })
    form.actor.send({ type: 'form.save' })
    const answer: SiteSettings = { ...stored, name: 'Chez nous', accent: 'green' }
    await form.script.answer('saveSite', { output: answer })
    expect(form.facts).toEqual([{ type: 'site.saved', site: answer }])
    expect(seen(form)).toEqual({ ...unchanged, form: { ...shown, name: 'Chez nous', accent: 'green' }, storedAccent: 'green' })
    form.actor.send({ type: 'form.change', patch: { name: 'Autre', accent: 'red' } })
    form.actor.send({ type: 'form.reset' })
    expect(seen(form).form).toEqual({ ...shown, name: 'Chez nous', accent: 'green' })
  })

  it.for([
    ['without a name', ' \n', 'Le nom du site est requis'],
    ['with a name of 41 characters', 'a'.repeat(41), 'Le nom du site ne peut pas dépasser 40 caractères'],
    ['with a line break in the name', 'Ma\ntélé', 'Le nom du site tient sur une ligne, sans caractère de contrôle'],
  ] as const)('is refused under the field %s, before anything is sent', ([, name, error]) => {
    const form = changed({ name })
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([{ name: error }, []])
    form.actor.send({ type: 'form.change', patch: { name: 'a'.repeat(40) } })
    expect(seen(form).errors).toEqual({})
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(1)
  })

  it('keeps what was chosen when it fails, says why, and can be tried again', async () => {
    const form = changed({ name: 'Chez nous', accent: 'red' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSite', { error: new Error('lost') })
    expect(seen(form)).toEqual({
      form: { ...shown, name: 'Chez nous', accent: 'red' },
      storedAccent: 'teal',
      errors: {},
      failure: 'Erreur lors de la mise à jour du site',
      isBusy: false,
      isDirty: true,
    })
    expect(form.facts).toEqual([])
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
    expect(seen(form)).toMatchObject({ failure: null, isBusy: true })
  })

  it('shows under its field what the server does not accept', async () => {
    const form = changed({ name: 'Chez nous' })
    form.actor.send({ type: 'form.save' })
    const fields = { name: 'Le nom du site ne peut pas dépasser 40 caractères' }
    await form.script.answer('saveSite', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(form).errors).toEqual(fields)
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({})
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = changed({ accent: 'red' })
    form.actor.send({ type: 'form.save' })
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({
      form: { accent: 'red' },
      isBusy: false,
      failure: 'Le serveur ne répond pas, réessayez dans un instant',
    })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('leaves when it is dismissed, without what was chosen', async () => {
    const form = await refused()
    expect(seen(form).failure).toBe('Vous n’avez pas le droit de faire cela')
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...unchanged, form: { ...shown, name: 'Chez nous', accent: 'red' }, isDirty: true })
  })

  it('leaves as soon as something is changed', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { accent: 'blue' } })
    expect(seen(form).failure).toBeNull()
  })

  it('leaves with all that was chosen when the form is reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.reset' })
    expect(seen(form)).toEqual(unchanged)
  })

  it('gives way to the error of a field', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { name: '' } })
    form.actor.send({ type: 'form.save' })
    expect(seen(form)).toMatchObject({ failure: null, errors: { name: 'Le nom du site est requis' } })
  })

  it('does not take the errors under the fields with it when its message is closed a second time', () => {
    const form = changed({ name: '' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form).errors).toEqual({ name: 'Le nom du site est requis' })
  })
})
