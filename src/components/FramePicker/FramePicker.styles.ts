import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const picker = css`
  display: grid;
  gap: ${space[3]};
`

export const facts = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
`

export const legend = css`
  margin-bottom: ${space[3]};
  padding: 0;
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`

export const frames = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[3]};
`

export const frame = css`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border: 1px solid ${decor.line};
  border-radius: ${radius.control};
  background: ${color.raised};

  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }

  &:disabled {
    opacity: 0.55;
  }

  & > img {
    object-fit: contain;
  }
`

export const time = css`
  position: absolute;
  inset-block-end: ${space[1]};
  inset-inline-end: ${space[1]};
  padding: 0 ${space[1]};
  border-radius: ${radius.small};
  background: ${decor.badge};
  color: ${color.onScrim};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
`

const trackHeight = '2.75rem'

export const slider = css`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSize[14]};

  & > input {
    width: 100%;
    min-height: ${trackHeight};
    margin: 0;
    accent-color: ${color.accent};
  }
`

export const track = css`
  display: grid;
  align-content: center;
  min-height: ${trackHeight};
`
