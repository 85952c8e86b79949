import type { Locator } from 'playwright-core'
import type { Stage } from './stage.ts'

const main = ({ page }: Stage): Locator => page.getByRole('main')
export const button = (stage: Stage, name: string | RegExp): Locator => main(stage).getByRole('button', { name, exact: true })
export const publishButton = (stage: Stage): Locator => button(stage, /^(Publier la vidéo|Upload en cours\.\.\.)$/)
export const cancelButton = (stage: Stage): Locator => button(stage, /^Annuler (la mise en ligne|le remplacement)$/)
export const discardButton = (stage: Stage): Locator => button(stage, 'Effacer le brouillon')
export const failure = (stage: Stage): Locator => main(stage).getByRole('alert')
export const dismissal = (stage: Stage): Locator => failure(stage).getByRole('button', { name: 'Fermer' })
export const title = ({ page }: Stage): Locator => page.getByRole('textbox', { name: 'Titre' })

type Section = 'Fichier vidéo' | 'Miniature'
export const section = ({ page }: Stage, name: Section): Locator => page.getByRole('region', { name })
/** The cross of the chosen file. */
export const removal = (stage: Stage, name: Section): Locator => section(stage, name).getByRole('button', { name: /^Retirer / })
/** The bar of the form that is shown: the list above it has bars for the others. */
export const step = (stage: Stage, label: string): Locator =>
  main(stage).locator('form').getByRole('progressbar', { name: label, exact: true })

export async function confirm(stage: Stage, opener: Locator, answer: string): Promise<void> {
  await opener.click()
  await stage.page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
}

export const has = ({ events }: Stage, type: string): boolean => events.some((event) => event.type === type)
