import * as garden from '../drawing/scenes/garden.ts'
import * as sea from '../drawing/scenes/sea.ts'
import * as studio from '../drawing/scenes/studio.ts'
import { sounds } from '../drawing/sounds.ts'
import { cues, type DemoClip, repeated } from './clip.ts'

export const sunset: DemoClip = {
  creator: 'grand_large',
  title: 'Coucher de soleil sur la baie',
  description: 'Dix-huit secondes d’orange et de rose. Le ciel a fait tout le travail.',
  category: 'travel',
  language: 'zxx',
  hashtags: ['mer', 'lumière', 'soir'],
  age: 1,
  popularity: 0.9,
  parts: repeated(sea.sunset, 3),
  sound: sounds.sea,
  isDownloadable: true,
}

export const calmMorning: DemoClip = {
  creator: 'grand_large',
  title: 'Matin calme',
  description: 'Avant le vent, avant les autres bateaux. Trois mouettes, c’est tout.',
  category: 'travel',
  language: 'zxx',
  hashtags: ['mer', 'matin', 'calme'],
  age: 27,
  popularity: 0.26,
  parts: repeated(sea.calmMorning, 3),
  sound: sounds.sea,
}

export const underWater: DemoClip = {
  creator: 'grand_large',
  title: 'Nage en eau claire',
  description: 'La lumière qui danse au fond, vue d’un mètre sous la surface.',
  category: 'travel',
  language: 'zxx',
  hashtags: ['mer', 'été', 'lumière'],
  age: 4,
  popularity: 0.5,
  parts: repeated(studio.underWater, 3),
  sound: sounds.sea,
}

export const crossing: DemoClip = {
  creator: 'grand_large',
  title: 'La traversée, une journée en mer (version longue)',
  description:
    'Cinq minutes vingt sur l’eau, du premier café au dernier quart. À laisser tourner dans un coin de l’écran.\n\n0:00 L’aube\n1:12 Plein midi\n2:40 Le soir\n3:52 Le quart de nuit',
  category: 'travel',
  language: 'fr',
  hashtags: ['mer', 'voyage', 'calme'],
  age: 5.3,
  popularity: 0.6,
  parts: [
    { picture: sea.crossing.morning, times: 12 },
    { picture: sea.crossing.noon, times: 11 },
    { picture: sea.crossing.evening, times: 12 },
    { picture: sea.crossing.night, times: 11 },
  ],
  sound: sounds.sea,
  captions: {
    fr: cues(
      [
        [0, '[Le clapot contre la coque]'],
        [6, 'Six heures. Pas un souffle, on avance au courant.'],
        [14, '[Des mouettes au loin]'],
        [72, 'Midi. Le vent est arrivé d’un coup, plein travers.'],
        [82, '[L’eau court le long du bord]'],
        [160, 'Le soleil touche la côte.\nOn réduit la voile avant la nuit.'],
        [172, '[La houle se calme]'],
        [232, 'Premier quart. La lune suffit pour lire le compas.'],
        [244, '[La mer, seule]'],
      ],
      320,
    ),
    es: cues(
      [
        [0, '[El agua contra el casco]'],
        [6, 'Las seis. Ni un soplo, avanzamos con la corriente.'],
        [14, '[Gaviotas a lo lejos]'],
        [72, 'Mediodía. El viento llegó de golpe, de través.'],
        [82, '[El agua corre a lo largo de la borda]'],
        [160, 'El sol toca la costa.\nReducimos la vela antes de la noche.'],
        [172, '[El oleaje se calma]'],
        [232, 'Primera guardia. La luna basta para leer el compás.'],
        [244, '[El mar, solo]'],
      ],
      320,
    ),
  },
}

export const lighthouse: DemoClip = {
  creator: 'studio_lucarne',
  title: 'Le phare et la brume',
  description: 'Un faisceau tourne, le brouillard fait le reste. Essai de lumière en trois calques.',
  category: 'art',
  language: 'zxx',
  hashtags: ['nuit', 'lumière', 'mer'],
  age: 13,
  popularity: 0.3,
  parts: repeated(sea.lighthouseInMist, 3),
  sound: sounds.sea,
}

export const flowers: DemoClip = {
  creator: 'petit_jardin',
  title: 'Trois fleurs et un papillon',
  description: 'Filmé debout, comme elles. Le papillon, lui, n’a jamais voulu rester au milieu.',
  category: 'people',
  language: 'zxx',
  hashtags: ['jardin', 'été', 'couleur'],
  age: 2.6,
  popularity: 0.58,
  parts: repeated(garden.flowers, 3),
  sound: sounds.wind,
}

export const aquarium: DemoClip = {
  creator: 'petit_jardin',
  title: 'L’aquarium du mardi',
  description: 'Quatre poissons, aucun scénario. Le plus petit gagne toujours.',
  category: 'people',
  language: 'zxx',
  hashtags: ['poisson', 'calme', 'eau'],
  age: 8.2,
  popularity: 0.46,
  parts: repeated(garden.aquarium, 2),
  sound: sounds.water,
}
