import * as mathematics from '../drawing/scenes/mathematics.ts'
import * as studio from '../drawing/scenes/studio.ts'
import { sounds } from '../drawing/sounds.ts'
import { cues, type DemoClip, repeated } from './clip.ts'

export const mandelbrot: DemoClip = {
  creator: 'atelier_fractal',
  title: 'Plongée dans l’ensemble de Mandelbrot',
  description:
    'Un seul point, agrandi sans fin : à chaque échelle, le même motif recommence autrement.\n\n0:00 Le rivage\n0:04 La vallée des hippocampes\n0:09 Les spirales',
  category: 'science',
  language: 'zxx',
  hashtags: ['fractale', 'mathématiques', 'zoom'],
  age: 2,
  popularity: 0.95,
  parts: repeated(mathematics.mandelbrot),
  sound: sounds.drone(110),
  licence: 'cc-by-4.0',
  isDownloadable: true,
  captions: {
    fr: cues(
      [
        [0, '♪ Une note grave, qui ondule ♪'],
        [4, '♪ La note revient, <i>plus sombre</i> ♪'],
        [9, '♪ Elle tourne avec les spirales ♪'],
      ],
      16,
    ),
  },
}

export const gameOfLife: DemoClip = {
  creator: 'atelier_fractal',
  title: 'Le jeu de la vie, soixante mille cellules',
  description: 'Deux règles, aucune main : la population naît, s’agite et s’éteint toute seule.',
  category: 'science',
  language: 'zxx',
  hashtags: ['automate', 'mathématiques', 'code'],
  age: 6,
  popularity: 0.42,
  parts: repeated(mathematics.gameOfLife),
  sound: sounds.drone(147),
}

export const rule110: DemoClip = {
  creator: 'atelier_fractal',
  title: 'La règle 110, ligne après ligne',
  description: 'Un automate à une dimension, assez simple pour tenir sur un ticket et capable de tout calculer.',
  category: 'science',
  language: 'zxx',
  hashtags: ['automate', 'mathématiques', 'code'],
  age: 15,
  popularity: 0.24,
  parts: repeated(mathematics.rule110),
  sound: sounds.drone(165),
}

export const carpet: DemoClip = {
  creator: 'atelier_fractal',
  title: 'Le tapis de Sierpiński',
  description: 'Enlever le centre, recommencer sur chaque morceau, ne jamais s’arrêter.',
  category: 'education',
  language: 'zxx',
  hashtags: ['fractale', 'géométrie', 'mathématiques'],
  age: 22,
  popularity: 0.2,
  parts: repeated(mathematics.carpet),
  sound: sounds.drone(131),
}

export const triangles: DemoClip = {
  creator: 'atelier_fractal',
  title: 'Triangles dans les triangles',
  description: 'Le jeu du chaos : un dé, trois sommets, et la figure apparaît d’elle-même.',
  category: 'education',
  language: 'zxx',
  hashtags: ['fractale', 'géométrie', 'mathématiques'],
  age: 18,
  popularity: 0.28,
  parts: repeated(mathematics.triangles),
  sound: sounds.drone(123),
}

export const testPattern: DemoClip = {
  creator: 'studio_lucarne',
  title: 'Régler son écran avec une mire',
  description:
    'Noirs, blancs, dégradés et mouvement : ce qu’une mire dit de votre écran en quinze secondes.\n\n0:00 Les couleurs\n0:05 Les dégradés\n0:10 Le mouvement',
  category: 'education',
  language: 'fr',
  hashtags: ['tutoriel', 'couleur', 'écran'],
  age: 9,
  popularity: 0.34,
  parts: repeated(studio.testPattern),
  sound: sounds.drone(220),
  captions: {
    fr: cues(
      [
        [0, 'Les huit bandes doivent se distinguer sans effort.'],
        [5, 'Le dégradé descend sans marches\nd’un bord à l’autre.'],
        [10, 'Le carré glisse sans saccades.'],
      ],
      15,
    ),
    en: cues(
      [
        [0, 'All eight bars should be easy to tell apart.'],
        [5, 'The gradient runs from edge to edge\nwithout steps.'],
        [10, 'The square glides without stuttering.'],
      ],
      15,
    ),
  },
}

export const plasma: DemoClip = {
  creator: 'studio_lucarne',
  title: 'Un plasma, comme en 1992',
  description: 'Quatre sinus additionnés : l’effet qui faisait tourner les têtes sur les premiers ordinateurs.',
  category: 'art',
  language: 'zxx',
  hashtags: ['rétro', 'couleur', 'code'],
  age: 7,
  popularity: 0.4,
  parts: repeated(studio.plasma, 3),
  sound: sounds.drone(196),
  isDownloadable: true,
}

export const moire: DemoClip = {
  creator: 'studio_lucarne',
  title: 'Le moiré, ou l’art de superposer',
  description: 'Deux familles de cercles passent l’une sur l’autre. Tout le reste, c’est votre œil qui l’invente.',
  category: 'art',
  language: 'zxx',
  hashtags: ['couleur', 'géométrie', 'illusion'],
  age: 3.4,
  popularity: 0.52,
  parts: repeated(studio.moire, 3),
  sound: sounds.drone(174),
}
