import { cleanup, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stored } from '../machines/site/siteForm/fixtures.ts'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const sent = (edge: ReturnType<typeof createEdge>, operation: string) =>
  edge.requests.filter((request) => request.operation === operation).map(({ variables }) => variables)

beforeEach(() => sessionStorage.clear())

describe('the site in the administration', () => {
  const administrator = { ...camille, roleName: 'Administrateur' }
  const site = (name: string, accent: string) => ({ ...stored, __typename: 'SiteSettings', name, accent, logoUrl: null })
  const accentOfPage = (): string | undefined => document.documentElement.dataset['accent']

  function openSite(answers: Parameters<typeof createEdge>[0] = {}) {
    const edge = createEdge({ SiteSettings: { data: { __typename: 'Query', siteSettings: site('Lucarne', 'orange') } }, ...answers })
    return { edge, ...renderApp({ path: '/administration?tab=site', edge, user: administrator }) }
  }

  it('shows its name with a counter, and a palette of named colours', async () => {
    const { screen } = openSite()
    expect(await screen.findByDisplayValue('Lucarne')).toBeDefined()
    expect(screen.getByText('7/40')).toBeDefined()
    const palette = screen.getByRole('group', { name: 'Couleur' })
    const choices = within(palette).getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value, labels, checked }) => [value, labels?.[0]?.textContent, checked])).toEqual([
      ['orange', 'Capucine (par défaut)', true],
      ['red', 'Cerise', false],
      ['pink', 'Pivoine', false],
      ['purple', 'Iris', false],
      ['blue', 'Bleuet', false],
      ['teal', 'Lagon', false],
      ['green', 'Sapin', false],
      ['amber', 'Miel', false],
    ])
  })

  it('previews a colour at once, and takes it back when it is not saved', async () => {
    const { screen, user, edge } = openSite()
    await user.click(await screen.findByRole('radio', { name: 'Bleuet' }))
    expect(accentOfPage()).toBe('blue')
    await user.click(screen.getByRole('radio', { name: 'Sapin' }))
    expect(accentOfPage()).toBe('green')
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }))
    expect(accentOfPage()).toBeUndefined()
    await user.click(screen.getByRole('radio', { name: 'Iris' }))
    cleanup()
    expect(accentOfPage()).toBeUndefined()
    expect(sent(edge, 'UpdateSite')).toEqual([])
  })

  it('is saved, and the whole page has the new name and colour', async () => {
    document.head.innerHTML = '<meta name="application-name" content="Lucarne">'
    try {
      const { screen, user, edge } = openSite({
        UpdateSite: { data: { __typename: 'Mutation', updateSite: site('Ma télé', 'teal') } },
      })
      const name = await screen.findByRole('textbox', { name: 'Nom du site' })
      await user.clear(name)
      await user.type(name, ' Ma télé ')
      await user.click(screen.getByRole('radio', { name: 'Lagon' }))
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
      expect(await screen.findByText('Site mis à jour')).toBeDefined()
      expect(sent(edge, 'UpdateSite')).toEqual([{ input: { name: 'Ma télé', accent: 'teal' } }])
      expect(screen.getByRole('link', { name: 'Ma télé, accueil' })).toBeDefined()
      expect([document.title, accentOfPage()]).toEqual(['Administration — Ma télé', 'teal'])
      expect(screen.queryByRole('button', { name: 'Annuler les modifications' })).toBeNull()
      cleanup()
      expect(accentOfPage()).toBe('teal')
    } finally {
      document.head.innerHTML = ''
      delete document.documentElement.dataset['accent']
    }
  })

  it('keeps what was chosen when it cannot be saved, and says why', async () => {
    const { screen, user } = openSite({ UpdateSite: { code: 'STORAGE_FULL', message: 'Le disque du site est plein' } })
    await user.click(await screen.findByRole('radio', { name: 'Lagon' }))
    await user.type(screen.getByRole('textbox', { name: 'Nom du site' }), ' bis')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Le disque du site est plein')
    expect(screen.getByDisplayValue('Lucarne bis')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lagon' }).checked).toBe(true)
  })

  it('takes the largest size of a video file, in bytes, and this page holds it at once', async () => {
    try {
      const { screen, user, edge } = openSite({
        UpdateSite: {
          data: { __typename: 'Mutation', updateSite: { ...site('Lucarne', 'orange'), largestVideoBytes: 1_610_612_736 } },
        },
      })
      const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Taille maximale d’une vidéo' })
      const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unité' })
      expect([amount.value, unit.value]).toEqual(['2', 'Go'])
      await user.clear(amount)
      await user.type(amount, '3')
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
      expect(await screen.findByText('Choisissez une taille de 10 Mo à 2 Go')).toBeDefined()
      expect([sent(edge, 'UpdateSite'), document.activeElement]).toEqual([[], amount])
      await user.clear(amount)
      await user.type(amount, '1536')
      await user.selectOptions(unit, 'Mo')
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
      expect(await screen.findByText('Site mis à jour')).toBeDefined()
      expect(sent(edge, 'UpdateSite')).toEqual([{ input: { largestVideoBytes: 1_610_612_736 } }])
      expect([amount.value, unit.value]).toEqual(['1,5', 'Go'])
      expect(document.querySelector('[name=largest-video-bytes]')?.getAttribute('content')).toBe('1610612736')
    } finally {
      document.head.innerHTML = ''
    }
  })

  it('refuses an empty name at its field', async () => {
    const { screen, user, edge } = openSite()
    const name = await screen.findByRole('textbox', { name: 'Nom du site' })
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Le nom du site est requis')).toBeDefined()
    expect(document.activeElement).toBe(name)
    expect(sent(edge, 'UpdateSite')).toEqual([])
  })
})
