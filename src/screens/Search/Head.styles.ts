import { css } from '@emotion/css'
import { color, controlHeight, fontSize, space } from '../../ui/tokens.ts'

export const head = css`
  display: grid;
  grid-template:
    'back title tools' auto
    '. total tools' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[2]};

  /* The title has the line to itself. */
  @media (width < 640px) {
    grid-template:
      'back title title' auto
      'total total tools' auto / auto minmax(0, 1fr) auto;
  }
`

export const back = css`
  grid-area: back;
  margin-inline-start: calc(-1 * ${space[2]});
`

export const title = css`
  grid-area: title;
  overflow-wrap: anywhere;

  @media (width < 640px) {
    font-size: ${fontSize[22]};
  }
`

export const outcome = css`
  grid-area: total;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  /* The same with and without the button. */
  min-height: ${controlHeight.small};
`

export const total = css`
  color: ${color.muted};
`

/** Where the filters are folded, it is beside the active ones. */
export const clear = css`
  @media (width < 1024px) {
    display: none;
  }
`

export const tools = css`
  grid-area: tools;
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

export const layouts = css`
  display: flex;
  gap: ${space[1]};
`
