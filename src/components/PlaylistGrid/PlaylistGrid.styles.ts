import { css } from '@emotion/css'
import { color, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[8]} ${space[4]};
`

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

/** Two edges above the thumbnail suggest a stack. */
export const stack = css`
  position: relative;
  margin-top: ${space[2]};

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[2]}) ${space[4]} auto;
    height: ${space[4]};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.pressed};
  }

  & > * {
    position: relative;
  }
`

export const count = css`
  .${stack} > & {
    position: absolute;
    right: ${space[2]};
    bottom: ${space[2]};
  }
`

export const details = css`
  display: flex;
  gap: ${space[2]};
`

export const text = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  min-width: 0;
`

export const name = css`
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${font.text};
  font-size: ${fontSize[16]};
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`

export const description = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
  color: ${color.muted};
`

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[1]};
`

export const menu = css`
  position: relative;
  z-index: 1;
  align-self: flex-start;
  margin: -0.25rem calc(-1 * ${space[2]}) 0 0;
`
