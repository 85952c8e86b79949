import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, space } from '../../ui/tokens.ts'

export const history = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 64rem;
  margin-inline: auto;
  width: 100%;
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

export const figures = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
`

export const figure = css`
  height: 5.8125rem;
`

export const keeping = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[8]};
`

/** As wide as its text: the switch stands beside it. */
export const pause = css`
  flex: 0 1 auto;
`

export const keepingPlace = css`
  height: 3.9375rem;
`

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  & > search {
    flex: 1 1 18rem;
    min-width: 0;
  }
`

export const search = css`
  max-width: none;
`

export const searchPlace = css`
  height: ${controlHeight.medium};
`

export const periods = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const results = css`
  transition: opacity ${duration.normal} ${ease.out};

  &[data-stale] {
    opacity: 0.6;
  }
`

export const groups = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

export const groupTitle = css`
  margin-bottom: ${space[4]};
`

/** The height of a group's title. */
export const groupTitlePlace = css`
  display: flex;
  align-items: center;
  height: 1.65rem;
  margin-bottom: ${space[4]};
`

export const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const more = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
`
