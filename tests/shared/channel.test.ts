import { expect, it } from 'vitest'
import { validateChannel } from '../../src/shared/validation/channel.ts'
import { validateRole } from '../../src/shared/validation/role.ts'

it.each([
  [{ name: 'Machines', description: 'a'.repeat(500) }, {}],
  [{ name: '  ', description: '' }, { name: 'Le nom d’affichage est requis' }],
  [{ name: 'a'.repeat(101), description: '' }, { name: 'Le nom d’affichage ne peut pas dépasser 100 caractères' }],
  [{ name: 'Machines', description: 'a'.repeat(501) }, { description: 'La description ne peut pas dépasser 500 caractères' }],
])('a channel %o gives %o', (form, errors) => {
  expect(validateChannel(form)).toEqual(errors)
})

it.each([
  [{ name: 'Critique', description: '' }, {}],
  [{ name: '', description: '' }, { name: 'Le nom du rôle est requis' }],
  [{ name: 'a'.repeat(51), description: '' }, { name: 'Le nom du rôle ne peut pas dépasser 50 caractères' }],
  [{ name: 'Critique', description: 'a'.repeat(501) }, { description: 'La description du rôle ne peut pas dépasser 500 caractères' }],
])('a role %o gives %o', (form, errors) => {
  expect(validateRole(form)).toEqual(errors)
})
