import { ownerOnly, row, type Row } from './endpointRow.ts'

export const channelMemberEndpoints: readonly Row[] = [
  row('GET /users/{id}/channels', ownerOnly, ({ owner }) => `/users/${owner.uuid}/channels`),
  row('GET /channels/{id}/members', ownerOnly, ({ owner }) => `/channels/${owner.channel}/members`),
  row(
    'POST /channels/{id}/members',
    ownerOnly,
    ({ owner }) => `/channels/${owner.channel}/members`,
    () => ({ username: 'personne_de_ce_nom' }),
  ),
  row(
    'PUT /channels/{id}/members/{userId}/acceptance',
    ownerOnly,
    ({ owner, editor }) => `/channels/${owner.channel}/members/${editor.uuid}/acceptance`,
  ),
  row('DELETE /channels/{id}/members/{userId}', ownerOnly, ({ owner, editor }) => `/channels/${owner.channel}/members/${editor.uuid}`),
]
