import { expect, it } from 'vitest'
import { validatePlaylist } from '../../src/shared/validation/playlist.ts'

it.each([
  [{ name: 'Machines', description: 'a'.repeat(200) }, {}],
  [{ name: ` ${'a'.repeat(50)} `, description: '' }, {}],
  [{ name: '  ', description: '' }, { name: 'Le nom de la playlist est requis' }],
  [{ name: 'a'.repeat(51), description: '' }, { name: 'Le nom de la playlist ne peut pas dépasser 50 caractères' }],
  [{ name: 'Machines', description: 'a'.repeat(201) }, { description: 'La description ne peut pas dépasser 200 caractères' }],
  [
    { name: '', description: 'a'.repeat(201) },
    { name: 'Le nom de la playlist est requis', description: 'La description ne peut pas dépasser 200 caractères' },
  ],
])('a playlist %o gives %o', (form, errors) => {
  expect(validatePlaylist(form)).toEqual(errors)
})
