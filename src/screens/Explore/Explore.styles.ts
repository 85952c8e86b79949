import { css } from '@emotion/css'
import { color, controlHeight, gutter, radius, space } from '../../ui/tokens.ts'

export const explore = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};

  @media (width < 640px) {
    gap: ${space[5]};
  }
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
`

export const subtitle = css`
  color: ${color.muted};
`

export const tagSearch = css`
  flex: 1 1 16rem;
  min-width: 0;
  max-width: 24rem;
`

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* One line, which scrolls up to the edges: the videos are on a phone's first screen. */
  @media (width < 640px) {
    flex-wrap: nowrap;
    margin: calc(-1 * ${space[1]}) calc(-1 * ${gutter});
    padding: ${space[1]} ${gutter};
    overflow-x: auto;
    scrollbar-width: none;

    & > * {
      flex: none;
    }
  }

  /* A long tag ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }
`

export const tagSkeleton = css`
  .${tags} & {
    min-height: ${controlHeight.small};
    border-radius: ${radius.full};
  }
`

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const more = css`
  align-self: center;
`
