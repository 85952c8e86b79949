import { css } from '@emotion/css'
import { color, fontSize, radius, size, space, weight } from '../../ui/tokens.ts'

export const form = css`
  container: lines / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  & > h2 {
    flex: 1 1 100%;
  }

  @media (width >= 1024px) and (height >= 600px) {
    position: sticky;
    z-index: 1;
    top: ${size.topbar};
    padding-block: ${space[2]};
    background: ${color.background};
  }
`

export const count = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
`

export const none = css`
  color: ${color.muted};
`

export const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

export const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  /* Thousands of lines are laid out only where they are seen. */
  content-visibility: auto;
  contain-intrinsic-size: auto 7.5rem;

  &[data-said] {
    background: ${color.accentSoft};
  }

  @container lines (width >= 640px) {
    grid-template-columns: auto 7rem 7rem minmax(0, 1fr) auto;
    contain-intrinsic-size: auto 4.5rem;
  }
`

export const time = css`
  font-variant-numeric: tabular-nums;
`

export const text = css`
  grid-column: 1 / -1;
  grid-row: 2;
  resize: vertical;

  @container lines (width >= 640px) {
    grid-column: auto;
    grid-row: auto;
  }
`

export const remove = css`
  align-self: start;
`

export const error = css`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
`
