import { ownerOnly, row, type Row } from './endpointRow.ts'

/** The endpoints of what opens an account besides its password. */
export const signInMethodEndpoints: readonly Row[] = [
  row('GET /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row('POST /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row(
    'PUT /users/{id}/second-factor',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/second-factor`,
    () => ({ code: '123456' }),
  ),
  row('DELETE /users/{id}/second-factor', ownerOnly, ({ owner }) => `/users/${owner.uuid}/second-factor`),
  row('POST /users/{id}/passkeys/options', ownerOnly, ({ owner }) => `/users/${owner.uuid}/passkeys/options`),
  row(
    'POST /users/{id}/passkeys',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/passkeys`,
    () => ({ name: 'Volée', registration: { id: 'x', clientDataJSON: 'x', attestationObject: 'x' } }),
  ),
  row(
    'DELETE /users/{id}/passkeys/{passkey}',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/passkeys/00000000-0000-4000-8000-000000000000`,
  ),
  row('GET /users/{id}/identities', ownerOnly, ({ owner }) => `/users/${owner.uuid}/identities`),
  row(
    'DELETE /users/{id}/identities/{identity}',
    ownerOnly,
    ({ owner }) => `/users/${owner.uuid}/identities/00000000-0000-4000-8000-000000000000`,
  ),
  row('POST /users/{id}/recovery-codes', ownerOnly, ({ owner }) => `/users/${owner.uuid}/recovery-codes`),
]
