import { css } from '@emotion/css'
import { color, controlHeight, fontSize, radius, space } from '../../ui/tokens.ts'

export const explore = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
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

export const sectionHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const titleSkeleton = css`
  font-size: ${fontSize[22]};
`

export const more = css`
  align-self: center;
`
