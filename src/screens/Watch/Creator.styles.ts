import { css } from '@emotion/css'
import { color, controlHeight, fontSize, space } from '../../ui/tokens.ts'

export const creator = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  @media (width < 360px) {
    flex-wrap: wrap;
  }
`

export const text = css`
  /* The bell comes beside the button when somebody subscribes: the name gives way, and nothing moves. */
  flex: 1;
  min-width: 0;
`

export const name = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize[16]};

  & svg {
    color: ${color.muted};
  }
`

export const nameText = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    color: ${color.accentText};
  }
`

export const followers = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};

  /* «S’abonner» and «Abonné» */
  & > :last-child:is(button) {
    min-width: 7.5rem;
  }

  @media (width < 360px) {
    width: 100%;
  }
`
