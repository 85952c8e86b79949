import * as paper from '../drawing/scenes/paper.ts'
import * as space from '../drawing/scenes/space.ts'
import { sounds } from '../drawing/sounds.ts'
import { cues, type DemoClip, repeated } from './clip.ts'

export const planets: DemoClip = {
  creator: 'ciel_ouvert',
  title: 'Le bal des planètes',
  description:
    'Cinq planètes, une étoile, et des distances que l’on a beaucoup raccourcies pour tenir dans l’écran.\n\n0:00 Le premier tour\n0:08 Le deuxième, en comptant\n0:16 Saturne, enfin',
  category: 'science',
  language: 'fr',
  hashtags: ['espace', 'ciel', 'planète'],
  age: 3,
  popularity: 0.78,
  parts: repeated(space.planets, 3),
  sound: sounds.drone(82),
  licence: 'cc-by-sa-4.0',
  isDownloadable: true,
  captions: {
    fr: cues(
      [
        [0, 'Les planètes proches font quatre tours\npendant que Saturne en fait un.'],
        [8, 'Comptez la bleue : deux tours, pas un de plus.'],
        [16, 'Et voilà Saturne, qui ne s’est pas pressée.'],
      ],
      24,
    ),
    en: cues(
      [
        [0, 'The inner planets circle four times\nwhile Saturn goes round once.'],
        [8, 'Count the blue one: two turns, not one more.'],
        [16, 'And here is Saturn, in no hurry at all.'],
      ],
      24,
    ),
  },
}

export const aurora: DemoClip = {
  creator: 'ciel_ouvert',
  title: 'Aurore d’hiver',
  description: 'Une nuit à moins vingt, un rideau vert, et plus personne ne parle.',
  category: 'science',
  language: 'zxx',
  hashtags: ['nuit', 'ciel', 'hiver'],
  age: 1.7,
  popularity: 0.74,
  parts: repeated(space.aurora, 3),
  sound: sounds.wind,
}

export const starTrails: DemoClip = {
  creator: 'ciel_ouvert',
  title: 'La nuit tourne autour d’un point',
  description: 'Un appareil, un trépied, une pose très longue : la Terre tourne, et cela se voit.',
  category: 'science',
  language: 'zxx',
  hashtags: ['nuit', 'ciel', 'étoile'],
  age: 10,
  popularity: 0.36,
  parts: repeated(space.starTrails, 2),
  sound: sounds.wind,
}

export const eclipse: DemoClip = {
  creator: 'ciel_ouvert',
  title: 'Deux minutes d’ombre : l’éclipse',
  description: 'Les oiseaux se sont tus, les gens aussi. Ne regardez jamais le Soleil sans protection.',
  category: 'science',
  language: 'zxx',
  hashtags: ['espace', 'ciel', 'soleil'],
  age: 5.8,
  popularity: 0.55,
  parts: repeated(space.eclipse, 3),
  sound: sounds.drone(73),
}

export const mountains: DemoClip = {
  creator: 'papier_decoupe',
  title: 'Cinq montagnes de papier',
  description: 'Cinq feuilles, une paire de ciseaux et une lampe posée derrière.',
  category: 'art',
  language: 'zxx',
  hashtags: ['papier', 'montagne', 'lumière'],
  age: 1.3,
  popularity: 0.7,
  parts: repeated(paper.mountains, 3),
  sound: sounds.wind,
  isDownloadable: true,
}

export const balloons: DemoClip = {
  creator: 'papier_decoupe',
  title: 'Trois montgolfières au petit matin',
  description: 'Collées à la main, gonflées à l’imagination.',
  category: 'art',
  language: 'zxx',
  hashtags: ['papier', 'ciel', 'voyage'],
  age: 4.6,
  popularity: 0.5,
  parts: repeated(paper.balloons, 2),
  sound: sounds.wind,
}

export const autumn: DemoClip = {
  creator: 'papier_decoupe',
  title: 'Le bois en octobre',
  description: 'Quarante-neuf feuilles, toutes différentes. J’ai compté en les découpant.',
  category: 'art',
  language: 'zxx',
  hashtags: ['papier', 'forêt', 'automne'],
  age: 16.5,
  popularity: 0.3,
  parts: repeated(paper.autumn, 3),
  sound: sounds.wind,
}

export const snowyVillage: DemoClip = {
  creator: 'petit_jardin',
  title: 'Il neige sur le village',
  description: 'Trois fenêtres allumées, et le temps qui passe sans bruit.',
  category: 'people',
  language: 'zxx',
  hashtags: ['hiver', 'nuit', 'calme'],
  age: 11.4,
  popularity: 0.44,
  parts: repeated(paper.snowyVillage, 3),
  sound: sounds.wind,
}
