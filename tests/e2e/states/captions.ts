import { busy, button, heading, inTurn, mistakes, press, question } from './steps.ts'
import { type State, statesOf } from './types.ts'

/** The editor of a video's captions. */
export const captionsStates: readonly State[] = statesOf('captions', { who: 'creator' }, [
  {
    name: 'languages',
    path: ({ video }) => `/captions/${video}`,
    shows: button('Modifier (français)'),
  },
  {
    name: 'lines',
    path: ({ video }) => `/captions/${video}`,
    steps: press(button('Modifier (français)')),
    shows: button('Retirer la ligne 3'),
    picture: 'sous-titres',
  },
  {
    name: 'lines with mistakes on a narrow telephone',
    path: ({ video }) => `/captions/${video}`,
    width: 320,
    steps: inTurn(
      press(button('Modifier (français)')),
      (page) => page.getByLabel('Fin', { exact: true }).first().fill('demain'),
      press(button('Enregistrer')),
    ),
    shows: mistakes,
  },
  {
    name: 'trimming',
    path: ({ video }) => `/captions/${video}`,
    steps: inTurn(
      (page) => page.getByLabel('Garder à partir de', { exact: true }).fill('0:02'),
      (page) => page.getByLabel('Garder jusqu’à', { exact: true }).fill('0:05.5'),
    ),
    shows: button('Rogner la vidéo'),
    picture: 'montage',
  },
  {
    name: 'trimming with a mistake on a telephone',
    path: ({ video }) => `/captions/${video}`,
    width: 320,
    steps: inTurn((page) => page.getByLabel('Garder jusqu’à', { exact: true }).fill('demain'), press(button('Rogner la vidéo'))),
    shows: mistakes,
  },
  {
    name: 'deleting',
    path: ({ video }) => `/captions/${video}`,
    width: 390,
    steps: press(button('Supprimer (français)')),
    shows: question(/^Supprimer ces sous-titres/),
  },
  { name: 'loading', path: ({ video }) => `/captions/${video}`, answer: 'pending', shows: busy },
  { name: 'failed', path: ({ video }) => `/captions/${video}`, answer: 'failing', shows: button('Réessayer') },
  { name: 'of another creator', who: 'viewer', path: ({ video }) => `/captions/${video}`, shows: heading('Vidéo non trouvée') },
])
