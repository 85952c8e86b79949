import { expect, it, vi } from 'vitest'
import { languageOptions } from '../../src/shared/languageOptions.ts'
import { isLicence, isVideoCategory, languageCodes, languageName, licences } from '../../src/shared/contentDetails.ts'

it('names every language in French', () => {
  const names = languageCodes.map(languageName)
  expect(names.filter((name, index) => name === languageCodes[index])).toEqual([])
  expect(new Set(names).size).toBe(languageCodes.length)
  expect([languageName('fr'), languageName('br'), languageName('zxx')]).toEqual(['français', 'breton', 'Sans paroles'])
})

it('gives each licence the address of its text', () => {
  expect(new Set(Object.values(licences).map(({ url }) => url)).size).toBe(7)
  expect(licences['cc-by-nc-nd-4.0'].url).toBe('https://creativecommons.org/licenses/by-nc-nd/4.0/deed.fr')
})

it('knows its own values from others', () => {
  expect([isLicence('cc-by-4.0'), isLicence('toString'), isVideoCategory('music'), isVideoCategory('constructor')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('languages are offered by name, French first, and each has a French name where the browser knows none', () => {
  const labels = languageOptions.map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual(['Français', 'Afrikaans', 'Albanais', 'Allemand'])
  expect(languageOptions).toHaveLength(languageCodes.length - 1)
  // Chrome knows fewer names than Node.
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code)
  expect(['gsw', 'kab', 'ty'].map(languageName)).toEqual(['suisse allemand', 'kabyle', 'tahitien'])
  vi.restoreAllMocks()
})
