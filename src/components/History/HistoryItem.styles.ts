import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const item = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(7.5rem, 40%) minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};

  @media (width >= 768px) {
    grid-template-columns: 14rem minmax(0, 1fr) auto;
    gap: ${space[4]};
  }
`

export const picture = css`
  min-width: 0;
`

export const text = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`

export const meta = css`
  max-width: 100%;
  font-size: ${fontSize[14]};
  line-height: 1.4;
  color: ${color.muted};
`

export const channel = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

/** Above the row's own link. 24 px high, for touch and imprecise pointers, without shifting the lines around it. */
export const channelName = css`
  position: relative;
  z-index: 1;
  margin-bottom: -0.3125rem;
  padding-bottom: 0.3125rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`

export const actions = css`
  position: relative;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  justify-self: stretch;

  @media (width >= 768px) {
    grid-column: auto;
    align-self: center;
    justify-self: end;
  }
`
