import { css } from '@emotion/css'

/** On a phone, the search keeps the room: the channel's page has the same link. */
export const upload = css`
  @media (width < 640px) {
    display: none;
  }
`
