import * as city from './catalogue/city.ts'
import type { DemoClip } from './catalogue/clip.ts'
import * as mathematics from './catalogue/mathematics.ts'
import * as nature from './catalogue/nature.ts'
import * as sky from './catalogue/sky.ts'

/** A playlist of the demonstration; its videos come in the order in which they are made. `owner`: a username. */
export type DemoPlaylist = { owner: string; name: string; description: string; isPrivate: boolean; clips: readonly DemoClip[] }

export const demoPlaylists: readonly DemoPlaylist[] = [
  {
    owner: 'atelier_fractal',
    name: 'Fractales à regarder lentement',
    description: 'Du plus simple au plus profond.',
    isPrivate: false,
    clips: [mathematics.mandelbrot, mathematics.triangles, mathematics.carpet],
  },
  {
    owner: 'atelier_fractal',
    name: 'Des règles simples',
    description: 'Trois automates, et tout ce qu’ils inventent.',
    isPrivate: false,
    clips: [mathematics.gameOfLife, mathematics.rule110, mathematics.plasma],
  },
  {
    owner: 'grand_large',
    name: 'Une journée au bord de l’eau',
    description: 'Du matin au soir, sans se presser.',
    isPrivate: false,
    clips: [nature.sunset, nature.crossing, nature.underWater, nature.calmMorning],
  },
  {
    owner: 'ciel_ouvert',
    name: 'Le ciel en cinq vidéos',
    description: 'Planètes, éclipse, aurore, étoiles, et un phare pour rentrer.',
    isPrivate: false,
    clips: [sky.planets, sky.aurora, sky.eclipse, nature.lighthouse, sky.starTrails],
  },
  {
    owner: 'derniere_rame',
    name: 'La nuit en ville',
    description: 'Pour ceux qui ne dorment pas encore.',
    isPrivate: false,
    clips: [city.rooftops, city.nightTrain, city.rain, city.undergroundMap],
  },
  {
    owner: 'papier_decoupe',
    name: 'Tous les papiers',
    description: 'Dans l’ordre où je les ai découpés.',
    isPrivate: false,
    clips: [sky.mountains, sky.balloons, sky.autumn],
  },
  { owner: 'ondes_courtes', name: 'Voir le son', description: '', isPrivate: false, clips: [city.strings, city.equaliser, city.lissajous] },
  {
    owner: 'spectatrice',
    name: 'Pour s’endormir',
    description: 'Douces, lentes, sans paroles ou presque.',
    isPrivate: false,
    clips: [nature.sunset, city.nightTrain, nature.crossing, nature.aquarium, sky.snowyVillage],
  },
  {
    owner: 'spectatrice',
    name: 'À montrer aux enfants',
    description: '',
    isPrivate: true,
    clips: [sky.planets, nature.flowers, sky.balloons],
  },
]

/** What the viewer who can sign in has watched, and how many days ago: her history, and what her recommendations come from. */
export const watchedByViewer: ReadonlyMap<DemoClip, number> = new Map([
  [mathematics.mandelbrot, 0.3],
  [nature.sunset, 0.4],
  [city.nightTrain, 1.2],
  [sky.planets, 2.1],
  [nature.crossing, 3.4],
  [mathematics.gameOfLife, 4.2],
  [city.rain, 6.3],
])

/** Her «À consulter plus tard». */
export const keptByViewer: ReadonlySet<DemoClip> = new Set([sky.eclipse, city.lissajous, sky.autumn])

/** The channels that she follows. The first one tells her of new videos. */
export const followedByViewer: readonly string[] = ['grand_large', 'ciel_ouvert', 'derniere_rame']
