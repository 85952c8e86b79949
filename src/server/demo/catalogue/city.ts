import * as city from '../drawing/scenes/city.ts'
import * as sound from '../drawing/scenes/sound.ts'
import { sounds } from '../drawing/sounds.ts'
import { cues, type DemoClip, repeated } from './clip.ts'

export const rooftops: DemoClip = {
  creator: 'derniere_rame',
  title: 'Les toits de Paris, après la pluie',
  description: 'Une lucarne allumée, puis deux, puis toute la rue. Filmé depuis le sixième sans ascenseur.',
  category: 'people',
  language: 'zxx',
  hashtags: ['ville', 'nuit', 'paris'],
  age: 0.8,
  popularity: 0.88,
  parts: repeated(city.rooftops, 2),
  sound: sounds.wind,
  isDownloadable: true,
}

export const nightTrain: DemoClip = {
  creator: 'derniere_rame',
  title: 'Le train de nuit, de la gare à la mer (version longue)',
  description:
    'Cinq minutes trente-six à la fenêtre du wagon-lit.\n\n0:00 Le départ\n1:04 La plaine\n2:08 Les montagnes\n3:20 La neige au lever du jour\n4:32 La mer',
  category: 'travel',
  language: 'fr',
  hashtags: ['voyage', 'nuit', 'train'],
  age: 3.8,
  popularity: 0.68,
  parts: [
    { picture: city.nightTrain.departure, times: 8 },
    { picture: city.nightTrain.plain, times: 8 },
    { picture: city.nightTrain.mountains, times: 9 },
    { picture: city.nightTrain.snow, times: 9 },
    { picture: city.nightTrain.seaside, times: 8 },
  ],
  sound: sounds.train,
  captions: {
    fr: cues(
      [
        [0, '[Le train s’ébranle]'],
        [5, 'Vingt et une heures douze. La ville défile encore.'],
        [14, '[Le rythme des rails]'],
        [64, 'La plaine, maintenant. Il n’y a plus que la lune.'],
        [76, '[Le rythme des rails]'],
        [128, 'On monte. Les sapins touchent presque la vitre.'],
        [140, '[Un tunnel, puis un autre]'],
        [200, 'Six heures. Il a neigé pendant que vous dormiez.'],
        [212, '[Le train ralentit]'],
        [272, 'Et voilà la mer. Terminus, tout le monde descend.'],
        [284, '[Les freins, doucement]'],
      ],
      336,
    ),
    en: cues(
      [
        [0, '[The train pulls out]'],
        [5, 'Twelve past nine. The city is still going by.'],
        [14, '[The beat of the rails]'],
        [64, 'The plain now. Only the moon is left.'],
        [76, '[The beat of the rails]'],
        [128, 'We are climbing. The firs almost touch the glass.'],
        [140, '[A tunnel, then another]'],
        [200, 'Six o’clock. It snowed while you slept.'],
        [212, '[The train slows down]'],
        [272, 'And there is the sea. Last stop, all change.'],
        [284, '[The brakes, gently]'],
      ],
      336,
    ),
  },
}

export const rain: DemoClip = {
  creator: 'derniere_rame',
  title: 'Il pleut sur le boulevard',
  description: 'Les phares, les feux, les enseignes : tout devient rond derrière une vitre mouillée.',
  category: 'people',
  language: 'zxx',
  hashtags: ['ville', 'nuit', 'pluie'],
  age: 7.5,
  popularity: 0.42,
  parts: repeated(city.rain, 3),
  sound: sounds.rain,
}

export const undergroundMap: DemoClip = {
  creator: 'derniere_rame',
  title: 'Quatre lignes, une minute de correspondance',
  description: 'Le plan du métro comme on le rêve : aucun retard, aucune panne.',
  category: 'education',
  language: 'zxx',
  hashtags: ['ville', 'train', 'géométrie'],
  age: 12.2,
  popularity: 0.33,
  parts: repeated(city.undergroundMap, 3),
  sound: sounds.train,
}

export const strings: DemoClip = {
  creator: 'ondes_courtes',
  title: 'Quatre cordes qui se répondent',
  description: 'Chacune vibre à sa vitesse ; la plus lente donne la mesure.',
  category: 'music',
  language: 'zxx',
  hashtags: ['musique', 'couleur', 'son'],
  age: 2.2,
  popularity: 0.62,
  parts: repeated(sound.strings, 3),
  sound: sounds.strings,
  isDownloadable: true,
}

export const equaliser: DemoClip = {
  creator: 'ondes_courtes',
  title: 'Seize bandes de fréquences',
  description: 'Des graves à gauche, des aigus à droite, et au milieu tout ce que l’on chante.',
  category: 'music',
  language: 'zxx',
  hashtags: ['musique', 'son', 'lumière'],
  age: 6.6,
  popularity: 0.45,
  parts: repeated(sound.equaliser, 3),
  sound: sounds.organ,
}

export const lissajous: DemoClip = {
  creator: 'ondes_courtes',
  title: 'Voir un accord : les figures de Lissajous',
  description: 'Deux notes branchées sur un oscilloscope. Quand elles s’accordent, le dessin s’immobilise presque.',
  category: 'music',
  language: 'zxx',
  hashtags: ['musique', 'son', 'mathématiques'],
  age: 14.3,
  popularity: 0.32,
  parts: repeated(sound.lissajous),
  sound: sounds.drone(120),
}
